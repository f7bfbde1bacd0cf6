import { Modal } from '@mantine/core'
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
  const draw = ({ id, isOpen, content }: StackedModal) => {
    const close = () => dispatch({ type: 'modal.closed', id })
    const frame = { id, isOpen, onGone: () => dispatch({ type: 'modal.gone', id }) }
    if (content.kind !== 'dialog') {
      const press = (button: ModalButton) => pressModalButton(button, deeds)
      return <DeviceModal key={id} {...frame} content={content} onPress={press} onClose={close} />
    }
    const { request } = content
    const answer = (given: boolean) => {
      request.answer(given)
      close()
    }
    if (request.kind === 'password')
      return <PasswordDialog key={id} {...frame} request={request} onAnswer={answer} />
    return <AnswerDialog key={id} {...frame} request={request} onAnswer={answer} />
  }
  return (
    <DialogsContext value={dialogs}>
      {children}
      <Modal.Stack>{stack.modals.map(draw)}</Modal.Stack>
    </DialogsContext>
  )
}
