import { useDevice, useEndlessPlay, useNowPlaying, type NowPlaying } from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useReportOutcome } from '../../../ui/toasts/Toast'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'
import { hasEnd, trackEndOf } from './trackEnd'

/** Ends of the music that are no time; undefined where the player has none to wait for. */
export interface SleepActs {
  atTrackEnd: (() => void) | undefined
  atQueueEnd: (() => void) | undefined
}

const shownOf = (playing: NowPlaying) => ({
  hasEnd: hasEnd(playing),
  isPlaying: playing.status === 'play' && !playing.isRadio && !playing.isTransportLocked,
  repeat: playing.repeat,
  repeatSingle: playing.repeatSingle,
})

/** Has the music end with the track, or with the queue, with a way back. */
export function useSleepActs(): SleepActs {
  const { t } = useTranslation()
  const device = useDevice()
  const { offer } = usePanelUndo()
  const reportOutcome = useReportOutcome()
  const playing = useNowPlaying(shownOf)
  const endless = useEndlessPlay()
  return {
    atTrackEnd: playing?.hasEnd
      ? () => {
          const ending = trackEndOf(device)
          if (ending.set()) offer({ text: t('tools.sleep.trackDone'), run: ending.cancel })
        }
      : undefined,
    // Players stop behind the last entry by themselves, wherever the panel is, unless they begin anew or go
    // on with similar music.
    atQueueEnd: playing?.isPlaying
      ? () => {
          const { repeat, repeatSingle } = playing
          const isEndless = endless?.isOn === true
          if (!repeat && !isEndless) return offer({ text: t('tools.sleep.queueAnyway') })
          const set = (value: boolean) => {
            const outcomes = [
              repeat ? device.send('setRepeat', { value, repeatSingle: value && repeatSingle }) : undefined,
              isEndless ? endless.set(value) : undefined,
            ]
            return outcomes.every((outcome) => outcome === undefined || reportOutcome(outcome))
          }
          if (set(false))
            offer({
              text: t(repeat ? 'tools.sleep.queueDone' : 'tools.sleep.queueDoneEndless'),
              run: () => void set(true),
            })
        }
      : undefined,
  }
}
