import { Button, CloseButton } from '@mantine/core'
import { IconAlertTriangle, IconCircleCheck, IconCircleX, IconInfoCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { DeviceText } from '../../../ui/DeviceText'
import type { Toast } from '../../../ui/toasts/Toast'
import classes from './ToastFrame.module.css'

interface Props {
  toast: Toast
  onClose: () => void
  /** The bar of the time that is left. */
  children?: ReactNode
}

const icons = {
  success: IconCircleCheck,
  info: IconInfoCircle,
  warning: IconAlertTriangle,
  error: IconCircleX,
  stickyerror: IconCircleX,
}

/** One message: icon and word for its kind, title, text, close button. */
export const ToastFrame = ({ toast, onClose, children }: Props) => {
  const { t } = useTranslation()
  const Icon = icons[toast.kind]
  const { action } = toast
  const kindWord = t(`toast.${toast.kind === 'stickyerror' ? 'error' : toast.kind}`)
  return (
    <div className={classes.toast} data-kind={toast.kind}>
      <Icon size={24} stroke={1.5} className={classes.icon} role="img" aria-label={kindWord} />
      <div className={classes.text}>
        {toast.title ? <div className={classes.title}>{toast.title}</div> : null}
        {toast.message ? <DeviceText text={toast.message} holdsHtml={toast.holdsHtml === true} /> : null}
        {action ? (
          <Button
            className={classes.action}
            variant="default"
            onClick={() => {
              action.run()
              onClose()
            }}
          >
            {action.label}
          </Button>
        ) : null}
      </div>
      <CloseButton aria-label={t('action.close')} onClick={onClose} className={classes.close} />
      {children}
    </div>
  )
}
