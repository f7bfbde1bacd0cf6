import { useMemo, useState, type ReactNode } from 'react'
import { AnswerDialog } from '../../ui/dialogs/AnswerDialog'
import { createDialogs } from '../../ui/dialogs/createDialogs'
import type { DialogRequest } from '../../ui/dialogs/DialogRequest'
import { DialogsContext } from '../../ui/dialogs/DialogsContext'
import { PasswordDialog } from '../../ui/dialogs/PasswordDialog'

/** Gives `useDialogs` to all below it and draws the dialogs as the interface does, the last on top. */
export function DialogHost({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<readonly { id: number; request: DialogRequest }[]>([])
  const dialogs = useMemo(
    () => createDialogs((request) => setOpen((all) => [...all, { id: (all.at(-1)?.id ?? 0) + 1, request }])),
    [],
  )
  return (
    <DialogsContext value={dialogs}>
      {children}
      {open.map((dialog, place) => {
        const { id, request } = dialog
        const isTop = place === open.length - 1
        const close = (answer: boolean) => {
          request.answer(answer)
          setOpen((all) => all.filter((one) => one !== dialog))
        }
        return request.kind === 'password' ? (
          <PasswordDialog key={id} isTop={isTop} request={request} onAnswer={close} />
        ) : (
          <AnswerDialog key={id} isTop={isTop} request={request} onAnswer={close} />
        )
      })}
    </DialogsContext>
  )
}
