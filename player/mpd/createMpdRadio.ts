import type { Radio } from '../playback/createRadio'
import type { MpdStatus } from './MpdStatus'

/** A web radio that MPD itself listens to. */
export interface MpdRadio extends Radio {
  /**
   * The server has said how it goes, and what the station says that it plays. Whether an error of it was that
   * of the station, and is told of.
   */
  told(status: MpdStatus, title: string): boolean
}

/** How MPD is heard to do with the station that it was told to play. `ask` looks whether there is music. */
export function createMpdRadio(ask: Radio['ask']): MpdRadio {
  type Tuning = { on: () => void; failed: (reason: string) => void }
  let tuning: Tuning | undefined
  let reception: ReturnType<Radio['reception']> = { kind: 'none' }
  return {
    reception: () => reception,
    ask,
    tune(_uri, on, failed) {
      tuning = { on, failed }
      reception = { kind: 'connecting' }
    },
    off() {
      tuning = undefined
      reception = { kind: 'none' }
    },
    told({ audio, bitrate, error, status }, title) {
      if (tuning === undefined) return false
      if (reception.kind === 'connecting' && error !== '') {
        const { failed } = tuning
        tuning = undefined
        reception = { kind: 'failed' }
        failed(error)
        return true
      }
      if (status !== 'play' || audio === '') return false
      const wasOn = reception.kind === 'on'
      reception = { kind: 'on', station: { bitrate: bitrate > 0 ? `${bitrate} kbps` : '', title } }
      if (!wasOn) tuning.on()
      return false
    },
  }
}
