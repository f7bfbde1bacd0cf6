import type { ModalButton } from '../../../../schemas/generated/types'
import type { Device } from '../../../device'
import type { ModalButtonProblem } from '../../../ui/modal/ModalButtons'
import type { SafeAddress } from '../../../ui/safeAddress'

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
 * [D2.14-8]. A button without any of these only closes. Returns what stood in the way; undefined when all was done.
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
