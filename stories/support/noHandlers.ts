import type { ModalButtonHandlers } from '../../src/app/overlays/modals/modalStack'

/** For stories without a modal of the player: its buttons would say that they did, and do nothing. */
export const noHandlers: ModalButtonHandlers = {
  send: () => ({ status: 'sent' }),
  open: (href) => ({ ok: true, href }),
  goto: () => false,
}
