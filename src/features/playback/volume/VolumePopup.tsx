import { ActionIcon } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { MuteButton, Speaker, useVolume, type Volume, VolumeSlider } from './VolumeControls'
import { useClosedByBack } from '../../../ui/overlays/openOverlays'
import volumePopupClasses from './VolumePopup.module.css'

/**
 * The volume as a button whose upright slider comes up above it, for phones and the kiosk [D2.5-2 D2.5-3].
 */
export function VolumePopup() {
  const { t } = useTranslation()
  const sound = useVolume()
  const place = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  useClosedByBack(() => setOpen(false), isOpen)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node) || !place.current?.contains(target)) setOpen(false)
    }
    const closeByKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      event.preventDefault()
      setOpen(false)
      place.current?.querySelector('button')?.focus()
    }
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('focusin', closeBeside)
    document.addEventListener('keydown', closeByKey)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
      document.removeEventListener('keydown', closeByKey)
    }
  }, [isOpen])
  return (
    <div ref={place} className={volumePopupClasses.place}>
      <ActionIcon
        aria-label={t('playback.volumeNow', { figure: sound.words })}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Speaker sound={sound} />
      </ActionIcon>
      {isOpen ? <Panel sound={sound} /> : null}
    </div>
  )
}

function Panel({ sound }: { sound: Volume }) {
  const { t } = useTranslation()
  return (
    <div
      className={volumePopupClasses.panel}
      role="group"
      aria-label={t('playback.volume')}
      data-quiet={sound.isQuiet || undefined}
    >
      <span className={volumePopupClasses.figure}>{sound.figure}</span>
      <VolumeSlider sound={sound} orientation="vertical" />
      <MuteButton sound={sound} />
    </div>
  )
}
