import { IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import classes from './LockedOverlay.module.css'
import { protocolOf } from './protocolOf'

interface Props {
  /** What the player plays by, e.g. `airplay`. */
  service: string
}

/**
 * Lies over what plays while the player takes no orders [D2.3-4]: what is heard stays in sight, nothing can be pressed, and a
 * press says why. What lies beneath has lost the focus; a window above keeps it.
 */
export const LockedOverlay = ({ service }: Props) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const scrim = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!document.activeElement?.closest('[role=dialog]')) scrim.current?.focus()
  }, [])
  const known = protocolOf(service)
  const protocol = known === undefined ? service.trim() || t('locked.other') : t(`locked.protocol.${known}`)
  const tell = () => void dialogs.info({ title: protocol, message: t('locked.message', { protocol }) })
  return (
    <button ref={scrim} type="button" className={classes.scrim} onClick={tell}>
      <span className={classes.note}>
        <IconLock size={20} stroke={1.5} aria-hidden />
        {t('locked.note', { protocol })}
      </span>
    </button>
  )
}
