import { Modal } from '@mantine/core'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './PanelModal.module.css'

interface Props {
  id: number
  /** Shown as text; without one the modal is called a notice. */
  title: string | undefined
  size?: 'sm' | 'md' | 'lg' | undefined
  isOpen: boolean
  /** By the close button or Escape; the backdrop does not close [D9-18]. */
  onClose: () => void
  /** When it has left the screen. */
  onGone: () => void
  /** The row of buttons below the text. */
  buttons?: ReactNode
  children: ReactNode
}

const widths = { sm: 420, md: 600, lg: 800 }

/** The frame of every modal: title, close button, text that scrolls, buttons that stay in view. */
export const PanelModal = ({ id, title, size = 'sm', isOpen, onClose, onGone, buttons, children }: Props) => {
  const { t } = useTranslation()
  // Mantine remembers whom to give the focus back to when a modal goes from closed to open.
  const [isShown, setShown] = useState(false)
  useEffect(() => setShown(isOpen), [isOpen])
  return (
    <Modal
      opened={isShown}
      stackId={String(id)}
      onClose={onClose}
      onExitTransitionEnd={onGone}
      closeOnClickOutside={false}
      size={widths[size]}
      title={title?.trim() || t('dialog.noticeTitle')}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      transitionProps={{ transition: 'fade', duration: 160 }}
      classNames={{
        title: classes.title,
        header: classes.header,
        content: classes.content,
        body: classes.body,
      }}
    >
      {children}
      {buttons ? <div className={classes.buttons}>{buttons}</div> : null}
    </Modal>
  )
}
