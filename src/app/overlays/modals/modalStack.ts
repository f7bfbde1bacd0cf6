import type { ModalDone, ModalProgress, OpenModal } from '../../../../schemas/generated/types'
import type { ModalRequest } from '../../../ui/modal/PanelModals'
import type { DialogRequest } from '../../../ui/dialogs/DialogRequest'

/** What one modal shows. */
export type ModalContent =
  | { kind: 'device'; modal: OpenModal }
  | { kind: 'progress'; modal: ModalProgress | ModalDone; isDone: boolean }
  | { kind: 'dialog'; request: DialogRequest }
  | { kind: 'feature'; request: ModalRequest }

/** A modal on screen. */
export interface StackedModal {
  id: number
  content: ModalContent
}

/** The modals in the order in which they were opened, the last on top. */
export interface ModalStack {
  nextId: number
  modals: readonly StackedModal[]
  /** Title of the progress that the user has put away; it comes back when it is done. */
  hiddenProgress: string | undefined
}

/** What can happen to the stack. */
export type ModalEvent =
  | { type: 'device.opened'; modal: OpenModal }
  | { type: 'progress.moved'; modal: ModalProgress }
  | { type: 'progress.done'; modal: ModalDone }
  | { type: 'device.closedAll' }
  | { type: 'dialog.opened'; request: DialogRequest }
  | { type: 'feature.opened'; request: ModalRequest }
  | { type: 'modal.closed'; id: number }

/** No modal. */
export const noModals: ModalStack = { nextId: 1, modals: [], hiddenProgress: undefined }

/** Whether `next` takes the place of `open`: a device has one modal and one progress at a time, a feature's is open once. */
const replaces = (next: ModalContent, open: ModalContent): boolean => {
  if (next.kind === 'dialog') return false
  if (next.kind === 'feature') return open.kind === 'feature' && open.request.name === next.request.name
  return open.kind === next.kind
}

/** Puts content on top, or in place of what it replaces. */
const put = (stack: ModalStack, content: ModalContent): ModalStack => {
  const open = stack.modals.find((modal) => replaces(content, modal.content))
  if (open) {
    return { ...stack, modals: stack.modals.map((modal) => (modal === open ? { ...modal, content } : modal)) }
  }
  return { ...stack, nextId: stack.nextId + 1, modals: [...stack.modals, { id: stack.nextId, content }] }
}

const hiddenBy = (closed: StackedModal | undefined) =>
  closed?.content.kind === 'progress' && !closed.content.isDone ? closed.content.modal.title : undefined

/**
 * The stack after an event. Device modals come and go by pushes; our own stay until the user closes them [D7-36]:
 * a device says closeAllModals at every reconnect, when somebody may be typing.
 */
export const withModalEvent = (stack: ModalStack, event: ModalEvent): ModalStack => {
  switch (event.type) {
    case 'device.opened':
      return put(stack, { kind: 'device', modal: event.modal })
    case 'progress.moved':
      if (stack.hiddenProgress === event.modal.title) return stack
      return put(
        { ...stack, hiddenProgress: undefined },
        { kind: 'progress', modal: event.modal, isDone: false },
      )
    case 'progress.done':
      return put(
        { ...stack, hiddenProgress: undefined },
        { kind: 'progress', modal: event.modal, isDone: true },
      )
    case 'device.closedAll':
      return {
        ...stack,
        hiddenProgress: undefined,
        modals: stack.modals.filter(({ content }) => content.kind === 'dialog' || content.kind === 'feature'),
      }
    case 'dialog.opened':
      return put(stack, { kind: 'dialog', request: event.request })
    case 'feature.opened':
      return put(stack, { kind: 'feature', request: event.request })
    case 'modal.closed': {
      const closed = stack.modals.find(({ id }) => id === event.id)
      const hiddenProgress = hiddenBy(closed) ?? stack.hiddenProgress
      return { ...stack, hiddenProgress, modals: stack.modals.filter((modal) => modal !== closed) }
    }
  }
}
