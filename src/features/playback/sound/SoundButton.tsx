import { ActionIcon } from '@mantine/core'
import { IconAdjustments } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { usePanelModals } from '../../../ui/modal/PanelModals'
import { useHasSound } from './useHasSound'
import classes from './SoundButton.module.css'

interface Props {
  /** It stands among its neighbours from the first picture on. */
  isPlaced: boolean
}

/**
 * Opens the player's page for its sound; nothing where it has none. Of a player that this browser sees for
 * the first time it comes late, and not as long as the pointer is among its neighbours, which it moves.
 */
export function SoundButton({ isPlaced }: Props) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const label = t('playback.sound')
  const has = useHasSound()
  const mark = useRef<HTMLSpanElement>(null)
  const [isFree, setFree] = useState(isPlaced)
  useEffect(() => {
    const bar = mark.current?.parentElement
    if (!has || isFree || !bar) return undefined
    const take = () => setFree(true)
    if (!bar.matches(':hover')) take()
    bar.addEventListener('pointerleave', take)
    return () => bar.removeEventListener('pointerleave', take)
  }, [has, isFree])
  if (!has || !isFree) return <span ref={mark} hidden />
  return (
    <ActionIcon
      className={classes.button}
      data-late={!isPlaced || undefined}
      aria-label={label}
      title={label}
      onClick={() => modals.open({ name: 'modal-sound' })}
    >
      <IconAdjustments size={24} stroke={1.75} aria-hidden />
    </ActionIcon>
  )
}
