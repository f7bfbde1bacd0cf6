import type { ModalButton, ModalDone, ModalProgress, OpenModal } from '../../../../schemas/generated/types'
import type { Device } from '../../../device'
import type { ModalButtonProblem } from '../../../ui/modal/ModalButtons'
import type { SafeAddress } from '../../../ui/safeAddress'
import { installerName, toInstallerRequest, type ModalRequest } from '../../../ui/modal/PanelModals'
import type { DialogRequest } from '../../../ui/dialogs/Dialogs'

/** What a button of a device's modal may do in this panel. */
export interface ModalButtonHandlers {
  send: Device['sendAuthored']
  /** Opens an address in this window if it is safe. */
  open: (url: string) => SafeAddress
  /** Goes to the screen of a state, whose parameters are the payload; false if this panel has none. */
  goto: (state: string, params: unknown) => boolean
}

/**
 * Does what a modal's button says: sends its event, opens its address in the same window, goes to its state
 * [D2.14-8]. A button without any of these only closes. Returns what stood in the way; undefined when all was
 * done.
 */
export const pressModalButton = (
  { emit, payload, url, state }: ModalButton,
  handlers: ModalButtonHandlers,
): ModalButtonProblem | undefined => {
  if (emit) {
    const outcome = handlers.send(emit, payload)
    if (outcome.status === 'refused') return outcome.reason
  }
  if (url && !handlers.open(url).ok) return 'address'
  if (state && !handlers.goto(state, payload)) return 'screen'
  return undefined
}

/**
 * How the player stands with installing, as far as its modal is concerned: put away by the user while it goes
 * on; or heard of its end, so that what comes then is another one.
 */
interface InstallerStand {
  isAway: boolean
  isOver: boolean
}

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
interface ModalStack {
  nextId: number
  modals: readonly StackedModal[]
  /** Title of the progress that the user has put away; it comes back when it is done. */
  hiddenProgress: string | undefined
  installer: InstallerStand
}

/** What can happen to the stack. */
export type ModalEvent =
  | { type: 'device.opened'; modal: OpenModal }
  | { type: 'progress.moved'; modal: ModalProgress }
  | { type: 'progress.done'; modal: ModalDone }
  | { type: 'device.closedAll' }
  | { type: 'dialog.opened'; request: DialogRequest }
  | { type: 'feature.opened'; request: ModalRequest }
  | { type: 'installer.opened'; since: number }
  | { type: 'installer.moved'; isOver: boolean; since: number }
  | { type: 'modal.closed'; id: number }
  | { type: 'modals.left' }

/** No modal. */
export const noModals: ModalStack = {
  nextId: 1,
  modals: [],
  hiddenProgress: undefined,
  installer: { isAway: false, isOver: false },
}

/**
 * Whether `next` takes the place of `open`: a device has one modal and one progress at a time, a feature's is
 * open once.
 */
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

const isInstaller = ({ content }: StackedModal): boolean =>
  content.kind === 'feature' && content.request.name === installerName

/**
 * The installer on screen, following what the player says from `since` on; one that is there already stays as
 * it is unless `isNew`.
 */
const withInstaller = (stack: ModalStack, since: number, isNew: boolean): ModalStack =>
  stack.modals.some(isInstaller) && !isNew
    ? stack
    : put(stack, { kind: 'feature', request: toInstallerRequest({ since }) })

const hiddenBy = (closed: StackedModal | undefined) =>
  closed?.content.kind === 'progress' && !closed.content.isDone ? closed.content.modal.title : undefined

/**
 * The stack after an event. Device modals come and go by pushes; our own stay until the user closes them
 * [D7-36]: a device says closeAllModals at every reconnect, when somebody may be typing.
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
    case 'feature.opened': {
      const next = put(stack, { kind: 'feature', request: event.request })
      const isInstall = event.request.name === installerName
      return isInstall ? { ...next, installer: noModals.installer } : next
    }
    case 'installer.opened':
      return {
        ...withInstaller(stack, event.since, stack.installer.isOver),
        installer: noModals.installer,
      }
    case 'installer.moved': {
      const { isOver, since } = event
      const isAway = stack.installer.isAway && !isOver
      const shown = isAway ? stack : withInstaller(stack, since, stack.installer.isOver && !isOver)
      // Fifty times a second nothing comes of it for who draws the stack.
      const isAsBefore = stack.installer.isAway === isAway && stack.installer.isOver === isOver
      return isAsBefore ? shown : { ...shown, installer: { isAway, isOver } }
    }
    case 'modals.left': {
      const isAway = stack.installer.isAway || (stack.modals.some(isInstaller) && !stack.installer.isOver)
      const modals = stack.modals.filter(({ content }) => content.kind === 'dialog')
      return { ...stack, modals, installer: { ...stack.installer, isAway } }
    }
    case 'modal.closed': {
      const closed = stack.modals.find(({ id }) => id === event.id)
      const hiddenProgress = hiddenBy(closed) ?? stack.hiddenProgress
      const modals = stack.modals.filter((modal) => modal !== closed)
      const isAway = closed ? isInstaller(closed) && !stack.installer.isOver : false
      const installer = isAway ? { ...stack.installer, isAway } : stack.installer
      return { ...stack, hiddenProgress, installer, modals }
    }
  }
}
