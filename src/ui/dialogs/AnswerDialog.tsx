import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { DeviceText } from '../SafeHtml'
import type { DialogRequest } from './Dialogs'
import { PanelModal } from '../modal/PanelModals'

interface Props {
  isTop: boolean
  request: Exclude<DialogRequest, { kind: 'password' }>
  onAnswer: (answer: boolean) => void
}

/** How a button of an answer looks, and whether Enter gives that answer as soon as the dialog opens. */
interface Look {
  isMain?: boolean
  isDangerous?: boolean | undefined
  hasFocus?: boolean
}

const main: Look = { isMain: true, hasFocus: true }

/**
 * Our info, got it, error, confirm and yes/no dialogs [D2.3-8]. The focus is on the main answer, but on the
 * safe one where the main one destroys something: an Enter too many must do no harm.
 */
export const AnswerDialog = ({ request, onAnswer, isTop }: Props) => {
  const { t } = useTranslation()
  const button = (label: string, answer: boolean, look: Look = {}): ReactNode => (
    <Button
      key={label}
      variant={look.isMain ? 'filled' : 'default'}
      {...(look.isDangerous ? { color: 'red' } : {})}
      {...(look.hasFocus ? { 'data-autofocus': true } : {})}
      onClick={() => onAnswer(answer)}
    >
      {label}
    </Button>
  )
  const rows = {
    info: () => [button(t('action.ok'), true, main)],
    gotIt: () => [button(t('action.gotIt'), true, main)],
    error: () => [button(t('action.close'), true, main)],
    yesNo: () => [button(t('action.no'), false), button(t('action.yes'), true, main)],
    confirm: () => {
      const { confirmLabel, isDangerous = false } = request.kind === 'confirm' ? request.words : {}
      return [
        button(t('action.cancel'), false, { hasFocus: isDangerous }),
        button(confirmLabel ?? t('action.confirm'), true, {
          isMain: true,
          isDangerous,
          hasFocus: !isDangerous,
        }),
      ]
    },
  }
  const title = request.words.title ?? (request.kind === 'error' ? t('dialog.errorTitle') : undefined)
  return (
    <PanelModal
      isTop={isTop}
      hasOwnFocus
      title={title}
      onClose={() => onAnswer(false)}
      buttons={rows[request.kind]()}
    >
      <DeviceText text={request.words.message} holdsHtml={request.words.holdsHtml === true} />
    </PanelModal>
  )
}
