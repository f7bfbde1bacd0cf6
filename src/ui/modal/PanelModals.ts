import { createContext, useContext, type ComponentType } from 'react'

/** What the host hands to a modal's frame: spread it into `PanelModal`. */
export interface ModalFrameProps {
  /** False while another modal lies on top of it. */
  isTop: boolean
  size: 'sm' | 'md' | 'lg'
  onClose: () => void
}

/** A modal of a feature, e.g. the sleep timer; it draws itself in `PanelModal` with `frame`. */
export type FeatureModal = ComponentType<{ frame: ModalFrameProps; params: unknown }>

/** A wish to see a feature's modal. */
export interface ModalRequest {
  /** The name that menus and pushes use for it, e.g. `modal-sleep`. */
  name: string
  size?: ModalFrameProps['size'] | undefined
  /** What the modal is about, as its feature defines it. */
  params?: unknown
}

/** Opens the modals of features by name. */
export interface PanelModals {
  /** Whether there is a modal of the name; nothing opens otherwise. */
  open: (request: ModalRequest) => boolean
  /** Closes whatever is open but a question that waits for its answer, for who leads elsewhere. */
  closeAll: () => void
}

/** Undefined outside the app, which `usePanelModals` refuses. */
export const PanelModalsContext = createContext<PanelModals | undefined>(undefined)

/** Opens modals of features. Throws outside `PanelModalsContext`. */
export const usePanelModals = (): PanelModals => {
  const modals = useContext(PanelModalsContext)
  if (!modals) throw new Error('usePanelModals needs a PanelModalsContext above it')
  return modals
}
