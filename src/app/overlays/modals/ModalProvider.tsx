import { useMemo, useReducer, type ReactNode } from 'react'
import type { ModalButton } from '../../../../schemas/generated/types'
import { DialogsContext } from '../../../ui/dialogs/DialogsContext'
import { AnswerDialog } from './AnswerDialog'
import { createDialogs } from './createDialogs'
import { DeviceModal } from './DeviceModal'
import { noModals, withModalEvent, type StackedModal } from './modalStack'
import { PasswordDialog } from './PasswordDialog'
import { pressModalButton, type ModalButtonDeeds } from './pressModalButton'
import { useDeviceModals } from './useDeviceModals'

interface Props {
  deeds: ModalButtonDeeds
  children: ReactNode
}

/** Gives `useDialogs` to all below it and draws every modal: the device's, its progress, and our own dialogs. */
export const ModalProvider = ({ deeds, children }: Props) => {
  const [stack, dispatch] = useReducer(withModalEvent, noModals)
  const dialogs = useMemo(() => createDialogs((request) => dispatch({ type: 'dialog.opened', request })), [])
  useDeviceModals(dispatch)
  const draw = ({ id, content }: StackedModal, place: number) => {
    const close = () => dispatch({ type: 'modal.closed', id })
    const isTop = place === stack.modals.length - 1
    if (content.kind !== 'dialog') {
      const press = (button: ModalButton) => pressModalButton(button, deeds)
      return <DeviceModal key={id} isTop={isTop} content={content} onPress={press} onClose={close} />
    }
    const { request } = content
    const answer = (given: boolean) => {
      request.answer(given)
      close()
    }
    if (request.kind === 'password')
      return <PasswordDialog key={id} isTop={isTop} request={request} onAnswer={answer} />
    return <AnswerDialog key={id} isTop={isTop} request={request} onAnswer={answer} />
  }
  return (
    <DialogsContext value={dialogs}>
      {children}
      {stack.modals.map(draw)}
    </DialogsContext>
  )
}
