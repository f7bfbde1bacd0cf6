import type { Radio } from '../playback/createRadio'
import type { MpdStatus } from './MpdStatus'

/** A web radio that MPD itself listens to. */
export interface MpdRadio extends Radio {
  /**
   * The server has said how it goes, and what the station says that it plays. Whether an error of it was that
   * of the station, and is told of.
   */
  told(status: MpdStatus, title: string): boolean
  /** Whether the station has ended by itself and is listened to anew: its silence is not the end of it. */
  isComingBack(): boolean
}

/** What a radio on MPD needs of its surroundings. */
interface MpdRadioParts {
  /** Looks whether there is music at an address. */
  ask: Radio['ask']
  /** Runs something later, ms; what it returns calls that off. */
  later: (milliseconds: number, run: () => void) => () => void
  /** Has the server say how it goes. */
  look: () => void
  /** Has the server listen to that entry of its queue from the start. */
  listenAnew: (songId: number) => void
  /** It goes otherwise with the station. */
  changed: () => void
  log: (line: string) => void
}

/** How often the server is asked whether there is still music, for it does not say when there is none, ms. */
const lookEvery = 2_000
/** How long a station may be silent, ms. */
const longestSilence = 8_000
/** How long it waits each time before it listens anew to a station that has ended, ms. */
const pauses = [100, 1_000, 2_000, 4_000, 8_000]
/** Who has been heard as long is forgiven all tries before, ms. */
const steady = 20_000

/** What is said of a station that cannot be heard; what is there instead is nobody's business. */
const noMusic = 'no music there'

interface Tuning {
  on: () => void
  failed: (reason: string) => void
  /** Its entry in the server's queue, once that plays it. */
  songId?: number
  /** How much of it was heard, and for how long it has not become more, ms. */
  heard: number
  silence: number
  /** How often it was listened to anew. */
  tries: number
  /** It is about to be listened to anew: what is said of it until then is over. */
  isWaiting: boolean
}

/**
 * How MPD is heard to do with the station that it was told to play. One that ends or falls silent is listened
 * to anew a few times, for a station has no end; one that never was there is not.
 */
export function createMpdRadio({ ask, later, look, listenAnew, changed, log }: MpdRadioParts): MpdRadio {
  let uri = ''
  let tuning: Tuning | undefined
  let reception: ReturnType<Radio['reception']> = { kind: 'none' }
  /** A station that has ended by itself is being listened to anew. */
  let isComingBack = false
  let callOff: (() => void) | undefined

  const rest = () => {
    callOff?.()
    callOff = undefined
    tuning = undefined
    isComingBack = false
  }
  const fail = (why: string) => {
    const failed = tuning?.failed
    rest()
    reception = { kind: 'failed' }
    log(`the station ${uri} cannot be heard: ${why}`)
    failed?.(noMusic)
  }
  /** Looks at the music every while, for the server says nothing of what does not come. */
  const watch = (own: Tuning) => {
    callOff?.()
    callOff = later(lookEvery, () => {
      if (tuning !== own) return
      own.silence += lookEvery
      if (own.silence > longestSilence) lose(own, 'it is silent')
      else look()
      if (tuning === own && !own.isWaiting) watch(own)
    })
  }
  /** Listens anew, where it was heard before and has not been tried too often. */
  const lose = (own: Tuning, why: string) => {
    const pause = reception.kind === 'on' || isComingBack ? pauses[own.tries] : undefined
    const { songId } = own
    if (pause === undefined || songId === undefined) return fail(why)
    own.tries += 1
    own.isWaiting = true
    isComingBack = true
    reception = { kind: 'connecting' }
    changed()
    callOff?.()
    callOff = later(pause, () => {
      if (tuning !== own) return
      Object.assign(own, { heard: 0, silence: 0, isWaiting: false })
      watch(own)
      listenAnew(songId)
    })
  }
  return {
    reception: () => reception,
    ask,
    isComingBack: () => isComingBack,
    tune(address, on, failed) {
      // It begins again because it was listened to anew.
      const wasThere = isComingBack && address === uri
      const tries = wasThere ? (tuning?.tries ?? 0) : 0
      rest()
      uri = address
      isComingBack = wasThere
      tuning = { on, failed, heard: 0, silence: 0, tries, isWaiting: false }
      reception = { kind: 'connecting' }
      watch(tuning)
    },
    off() {
      rest()
      reception = { kind: 'none' }
    },
    told(status, title) {
      const own = tuning
      if (own === undefined) return false
      if (own.isWaiting) return status.error !== ''
      if (status.status !== 'stop' && status.songId !== undefined) own.songId ??= status.songId
      const isOther = own.songId !== undefined && status.songId !== undefined && status.songId !== own.songId
      if (isOther) return false
      if (status.status === 'stop') {
        if (status.error !== '') {
          lose(own, status.error)
          return true
        }
        // Whoever stops it leaves it the current entry; what has come to its end is not.
        if (reception.kind === 'on' && status.songId === undefined) lose(own, 'it has ended')
        return false
      }
      if (status.status !== 'play' || status.audio === '') return false
      if (status.elapsed > own.heard) own.silence = 0
      own.heard = status.elapsed
      const wasOn = reception.kind === 'on'
      const bitrate = status.bitrate > 0 ? `${status.bitrate} kbps` : ''
      reception = { kind: 'on', station: { bitrate, title } }
      isComingBack = false
      if (status.elapsed > steady) own.tries = 0
      if (!wasOn) own.on()
      return false
    },
  }
}
