import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DeviceText } from '../../../ui/DeviceText'
import type { DialogRequest } from './DialogRequest'
import { PanelModal } from '../../../ui/modal/PanelModal'

interface Props {
  isTop: boolean
  request: Exclude<DialogRequest, { kind: 'password' }>
  onAnswer: (answer: boolean) => void
}

/** Our info, got it, error, confirm and yes/no dialogs [D2.3-8]. */
export const AnswerDialog = ({ request, onAnswer, isTop }: Props) => {
  const { t } = useTranslation()
  const button = (label: string, answer: boolean, isMain: boolean, isDangerous = false): ReactNode => (
    <Button
      key={label}
      variant={isMain ? 'filled' : 'default'}
      {...(isDangerous ? { color: 'red' } : {})}
      {...(isMain ? { 'data-autofocus': true } : {})}
      onClick={() => onAnswer(answer)}
    >
      {label}
    </Button>
  )
  const rows = {
    info: () => [button(t('action.ok'), true, true)],
    gotIt: () => [button(t('action.gotIt'), true, true)],
    error: () => [button(t('action.close'), true, true)],
    yesNo: () => [button(t('action.no'), false, false), button(t('action.yes'), true, true)],
    confirm: () => {
      const { confirmLabel, isDangerous } = request.kind === 'confirm' ? request.words : {}
      return [
        button(t('action.cancel'), false, false),
        button(confirmLabel ?? t('action.confirm'), true, true, isDangerous),
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
      <DeviceText text={request.words.message} />
    </PanelModal>
  )
}
