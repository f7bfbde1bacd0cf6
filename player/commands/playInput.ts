import type { JsonObject } from '../../authoring/json/JsonObject'
import type { PlayerContext } from '../core/PlayerContext'

/** Something that plays and is no track of the library, in the words of the state. */
export type Input = JsonObject & {
  /** E.g. `analogin`. */
  service: string
  title: string
}

/** Inputs that nobody can operate from here while they play [D2.3-4]. */
const lockedBy = new Set(['analogin', 'airplay'])

/** Plays an input in the place of whatever played. */
export function playInput({ engine, guest, teller }: PlayerContext, input: Input): void {
  const { service } = input
  engine.stop()
  guest.enter({
    artist: '',
    album: '',
    uri: service,
    trackType: service,
    ...(lockedBy.has(service) && { disableUi: true }),
    ...input,
  })
  teller.changed('state')
  teller.tell()
}
