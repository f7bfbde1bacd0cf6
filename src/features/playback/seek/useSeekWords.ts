import { useMemo } from 'react'
import { useTranslation } from '../../../i18n/useTranslation'
import { formatTime } from './formatTime'

/** Stands for the time that changes, in a text that is made once. */
const gap = '\u{FFFC}'

/** How a control of the place in a track of so many ms is called, and what it says of a time: made for a track, not anew for each second of it. */
export function useSeekWords(length: number): { label: string; say: (time: number) => string } {
  const { t } = useTranslation()
  return useMemo(() => {
    const parts = t('playback.seekValue', { elapsed: gap, length: formatTime(length) }).split(gap)
    return { label: t('playback.seek'), say: (time) => parts.join(formatTime(time)) }
  }, [t, length])
}
