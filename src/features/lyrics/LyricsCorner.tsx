import { IconMicrophone2, IconPhoto } from '@tabler/icons-react'
import { type ReactNode, useEffect } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { onIdle } from '../../ui/idle'
import { later } from '../../ui/later'
import classes from './LyricsCorner.module.css'
import { showLyrics, useAskedLyrics, useIsLyricsOpen } from './useLyrics'

const loadOpen = async () => (await import('./OpenLyrics')).OpenLyrics
const OpenLyrics = later(loadOpen)

/**
 * The button in the corner of the cover that puts the words of what plays in its place, and the cover back.
 * It is there once there are words, and for as long as they are open.
 */
export function LyricsCorner() {
  const { t } = useTranslation()
  const { state } = useAskedLyrics()
  const isOpen = useIsLyricsOpen()
  const isThere = state.phase === 'found'
  useEffect(() => (isThere ? onIdle(() => void loadOpen().catch(() => undefined)) : undefined), [isThere])
  if (!isOpen && !isThere) return null
  const Icon = isOpen ? IconPhoto : IconMicrophone2
  return (
    <button type="button" className={classes.button} onClick={() => showLyrics(!isOpen)}>
      <span className={classes.pill}>
        <Icon size={18} stroke={1.9} aria-hidden />
        <span className={classes.label}>{isOpen ? t('lyrics.cover') : t('lyrics.title')}</span>
      </span>
    </button>
  )
}

/**
 * The words of what plays, in the place of the cover while they are open; over all else on phones and on a
 * player's own screen.
 */
export function LyricsFace({
  controls,
}: {
  /** What leads the music, for where nothing else of the panel is in sight. */
  controls: ReactNode
}) {
  return useIsLyricsOpen() ? <OpenLyrics controls={controls} /> : null
}
