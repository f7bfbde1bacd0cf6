import { type ReactNode, createContext, useContext, type ComponentType } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { ModalFrame } from './ModalFrame'
import classes from './PanelModal.module.css'

interface Props {
  /** False while another modal lies on top of it. */
  isTop: boolean
  hasOwnFocus?: boolean
  /** Shown as text; without one the modal is called a notice. */
  title: string | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  /** By the close button or Escape; the backdrop does not close [D9-18]. */
  onClose: () => void
  /** The row of buttons below the text. */
  buttons?: ReactNode
  children: ReactNode
}

const widths = { sm: 420, md: 600, lg: 800 }

/** A modal of the stack: title, text that scrolls, buttons that stay in view. */
export const PanelModal = ({ title, size = 'sm', buttons, children, ...frame }: Props) => {
  const { t } = useTranslation()
  return (
    <ModalFrame {...frame} title={title?.trim() || t('dialog.noticeTitle')} width={widths[size]}>
      <div className={classes.text} data-buttons={Boolean(buttons) || undefined}>
        {children}
      </div>
      {buttons ? <div className={classes.buttons}>{buttons}</div> : null}
    </ModalFrame>
  )
}

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

/** The name of the installer's modal. */
export const installerName = 'modal-plugin-installer'

/**
 * What the installer's modal is about: what it is to have done, as its feature defines it, and from when on
 * the player's words count.
 */
export interface InstallerParams {
  order?: unknown
  /** ms as `performance.now` counts them: a status from before is of another installation. */
  since: number
}

/** The wish to see the installer, large [D2.12-4]. */
export const toInstallerRequest = (params: InstallerParams): ModalRequest => ({
  name: installerName,
  size: 'lg',
  params,
})
