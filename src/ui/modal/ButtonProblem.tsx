import { useTranslation } from '../../i18n/useTranslation'
import { Notice } from '../Notice'
import type { ModalButtonProblem } from './ModalButtons'

interface Props {
  /** Nothing is shown without one. */
  problem: ModalButtonProblem | undefined
}

const problemKeys = {
  offline: 'connection.refused.offline',
  invalid: 'connection.refused.invalid',
  address: 'menu.badAddress',
  screen: 'menu.noScreen',
} as const

/** Says why a button of the device did nothing. */
export const ButtonProblem = ({ problem }: Props) => {
  const { t } = useTranslation()
  return problem === undefined ? null : (
    <div role="alert" style={{ marginTop: 16 }}>
      <Notice kind="error">{t(problemKeys[problem])}</Notice>
    </div>
  )
}
