import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
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
      <div className={classes.text}>{children}</div>
      {buttons ? <div className={classes.buttons}>{buttons}</div> : null}
    </ModalFrame>
  )
}
