import {
  useDevice,
  useEndlessPlay,
  useNowPlaying,
  type NowPlaying,
  nowPlayingOf,
  onePerPlayer,
  type Device,
} from '../../../device'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useReportOutcome } from '../../../ui/toasts/Toast'
import { usePanelUndo } from '../../../ui/undo/PanelUndo'
import { writeSleepTime } from '../times'

/** The music stops so long before the end, ms, so that nothing of the next track is heard. */
const before = 600
/** A track that was left no sooner before its end than that has ended, ms. */
const late = 4000
const minute = 60_000

/** Stops the music at the end of the track that plays. */
interface TrackEnd {
  /** Gives whether it will; what has no length, and what does not play, has no end. */
  set: () => boolean
  /** Lets the music go on. */
  cancel: () => void
}

/** Whether a track has an end that one may wait for. */
const hasEnd = ({ status, duration, isRadio, isTransportLocked }: NowPlaying): boolean =>
  status === 'play' && duration > 0 && !isRadio && !isTransportLocked

interface Waiting {
  track: NowPlaying
  /** ms as `Date.now` counts them. */
  end: number
  /** When the player stops by itself. */
  due: number
  timer: ReturnType<typeof setTimeout> | undefined
  leave: () => void
}

/**
 * Players have a timer of whole minutes and no request for the end of a track. So both are done: the panel
 * stops the music at the very end for as long as it is open, and the player's own timer is set to the next
 * whole minute behind it, for a phone that sleeps before its owner does: then at most a minute of the next
 * track is heard. Another track, chosen by somebody, ends the wish; going to another place in it does not.
 */
function createTrackEnd(device: Device): TrackEnd {
  const player = nowPlayingOf(device)
  let waiting: Waiting | undefined

  const end = () => {
    if (!waiting) return
    clearTimeout(waiting.timer)
    waiting.leave()
    waiting = undefined
    device.send('setSleep', { enabled: false, time: '0:0', action: 'stop' })
  }
  const stop = () => {
    player.send({ type: 'stop.pressed' })
    end()
  }
  const leftOf = ({ duration }: NowPlaying) => Math.max(0, duration * 1000 - player.elapsed())
  const arm = (one: Waiting) => {
    clearTimeout(one.timer)
    const left = leftOf(one.track)
    one.end = Date.now() + left
    one.timer = player.isRunning() ? setTimeout(stop, Math.max(0, left - before)) : undefined
    const minutes = Math.floor(left / minute) + 1
    const due = Date.now() + minutes * minute
    // No sooner than the track, and no later than a minute behind it.
    if (one.due > one.end && one.due <= one.end + minute) return
    one.due = due
    const time = writeSleepTime({ hours: Math.floor(minutes / 60), minutes: minutes % 60 })
    device.send('setSleep', { enabled: true, time, action: 'stop' })
  }
  const follow = () => {
    const playing = player.read()
    if (!waiting || !playing) return
    const { track } = waiting
    if (playing.uri === track.uri && playing.position === track.position) {
      if (playing.status === 'stop') end()
      else arm(waiting)
      return
    }
    // A page in the background is woken late.
    if (Math.abs(Date.now() - waiting.end) < late) stop()
    else end()
  }
  return {
    set() {
      const track = player.read()
      if (!track || !hasEnd(track)) return false
      if (waiting) waiting.leave()
      clearTimeout(waiting?.timer)
      waiting = { track, end: 0, due: 0, timer: undefined, leave: player.subscribe(follow) }
      arm(waiting)
      return true
    },
    cancel: end,
  }
}

/** The end of the track that the driven player plays. */
export const trackEndOf: (device: Device) => TrackEnd = onePerPlayer(createTrackEnd, (one) => one.cancel())

/** Ends of the music that are no time; undefined where the player has none to wait for. */
interface SleepActs {
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
