import { IconMicrophone2, IconPhoto } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import classes from './LyricsCorner.module.css'
import { showLyrics, useAskedLyrics, useIsLyricsOpen } from './useLyrics'

/**
 * The button in the corner of the cover that puts the words of what plays in its place, and the cover back.
 * It is there once there are words, and for as long as they are open.
 */
export function LyricsCorner() {
  const { t } = useTranslation()
  const { state } = useAskedLyrics()
  const isOpen = useIsLyricsOpen()
  if (!isOpen && state.phase !== 'found') return null
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
