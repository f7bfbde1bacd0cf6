import { IconLock } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { ownInputOf } from '../../../device'
import { useDialogs } from '../../../ui/dialogs/useDialogs'
import { InputCard } from './InputCard'
import classes from './LockedOverlay.module.css'
import { protocolOf } from './protocolOf'

interface Props {
  /** What the player plays by, e.g. `airplay`. */
  service: string
}

/**
 * Lies over what plays while the player takes no orders [D2.3-4]: what is heard stays in sight, nothing beneath can be pressed, and a
 * press says why. An input of the player itself can be turned off and its volume set; what another device streams is led from there.
 * What lies beneath has lost the focus; a window above keeps it.
 */
export const LockedOverlay = ({ service }: Props) => {
  const { t } = useTranslation()
  const dialogs = useDialogs()
  const layer = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!document.activeElement?.closest('[role=dialog]'))
      layer.current?.querySelector<HTMLElement>('[data-way-out]')?.focus()
  }, [])
  const known = protocolOf(service)
  const input = ownInputOf(service)
  const protocol = known === undefined ? service.trim() || t('locked.other') : t(`locked.protocol.${known}`)
  const tell = () => void dialogs.info({ title: protocol, message: t('locked.message', { protocol }) })
  return (
    <div ref={layer} className={classes.layer}>
      {input ? (
        <>
          <div className={classes.scrim} onClick={tell} aria-hidden />
          <InputCard input={input} name={protocol} />
        </>
      ) : (
        <button type="button" data-way-out className={classes.scrim} onClick={tell}>
          <span className={classes.note}>
            <IconLock size={20} stroke={1.5} aria-hidden />
            {t('locked.note', { protocol })}
          </span>
        </button>
      )}
    </div>
  )
}
