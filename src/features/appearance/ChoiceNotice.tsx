import { useTranslation } from '../../i18n/useTranslation'
import { Notice } from '../../ui/Notice'
import type { ChoiceProblem } from './useBackgroundChoice'

const keys = {
  offline: 'connection.refused.offline',
  invalid: 'connection.refused.invalid',
  silent: 'appearance.silent',
} as const

/** Says beside a control why what was pressed did not happen; nothing while there is no problem. */
export const ChoiceNotice = ({ problem }: { problem: ChoiceProblem | undefined }) => {
  const { t } = useTranslation()
  return (
    <div role="alert">{problem === undefined ? null : <Notice kind="error">{t(keys[problem])}</Notice>}</div>
  )
}
