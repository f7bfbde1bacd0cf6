import type { JsonObject } from '../../authoring/json/Json'
import { playbackState } from '../answers/playbackState'
import { createOneTimer } from '../core/Clock'
import type { PlayerContext } from '../core/PlayerContext'
import type { Change, Quirks } from './Teller'
import { pushState } from './createTeller'

/** So long before the end of an entry the state is told again and again, ms. */
const beforeTheEnd = 5_000
/** Until a track that was asked for plays, ms. */
const slowest = 60

/** How often, at least and at most, equal states follow upon a change; the first that has happened counts. */
const often: readonly (readonly [change: Change, least: number, most: number])[] = [
  ['followed', 2, 5],
  ['ended', 3, 3],
  ['stopped', 4, 7],
  ['sought', 3, 5],
  ['paused', 1, 2],
  ['resumed', 1, 2],
]

/** A state without what devices have not found out yet when a track begins. */
function undecoded({
  samplerate: _rate,
  bitdepth: _depth,
  channels: _channels,
  ...state
}: JsonObject): JsonObject {
  return state
}

/**
 * What devices make of a station's sound: its type is what follows the last point of its address, its bit
 * depth no number.
 */
function ofStation({ service, uri, status }: JsonObject): JsonObject {
  if (service !== 'webradio' || status !== 'play' || typeof uri !== 'string') return {}
  return { trackType: uri.slice(uri.lastIndexOf('.') + 1), bitdepth: 'NaN bit' }
}

/**
 * The state as devices tell it where nothing but a setting changed: now and then they leave out how far the
 * track is.
 */
function withoutSeek({ seek: _seek, ...state }: JsonObject): JsonObject {
  return state
}

/**
 * The habits of real devices: bursts of equal states, 'stop' before 'play', a 'play' that is now and then
 * missing altogether, nulls where nobody has set anything, a volume as text once it was too high, facts of
 * stations that are none, a state that does not say how far the track is. All by the player's own chance.
 */
export function realQuirks(player: () => PlayerContext): Quirks {
  const { chance, later, now } = player()
  const plays = createOneTimer({ later, now })
  const ending = createOneTimer({ later, now })
  let modesWereSet = false
  let last: JsonObject = {}

  const between = (least: number, most: number) => least + Math.floor(chance() * (most - least + 1))
  const push = (times: number, state: JsonObject) => {
    // Somebody may have taught the player other quirks since this was set going.
    if (player().quirks !== own) return
    for (let time = 0; time < times; time += 1) pushState(player(), state)
    last = state
  }

  const start = () => {
    let stops = between(1, 4)
    if (last['status'] === 'play' && stops > 1) {
      push(1, { ...last, status: 'stop', seek: 0 })
      stops -= 1
    }
    push(stops, { ...undecoded(playbackState(player())), status: 'stop', seek: 0 })
    const isMissing = chance() < 1 / 8 || player().faults.happens('play-missing')
    const count = between(2, 10)
    if (!isMissing) plays.set(now() + chance() * slowest, () => push(count, playbackState(player())))
  }

  const follow = (changes: ReadonlySet<Change>) => {
    const [change, least, most] = often.find(([one]) => changes.has(one)) ?? ['state', 1, 1]
    const state = playbackState(player())
    if (change === 'followed' && chance() < 0.5) push(1, undecoded(state))
    const isQuiet = change === 'state' && chance() < 0.5
    push(
      between(least, most),
      change === 'ended' ? { ...state, seek: null } : isQuiet ? withoutSeek(state) : state,
    )
  }

  const awaitEnd = () => {
    const { engine, guest } = player()
    const { status, seek } = engine.state()
    const left = (engine.current()?.duration ?? 0) * 1_000 - seek - beforeTheEnd
    if (status !== 'play' || guest.state() !== undefined || left <= 0) return ending.clear()
    ending.set(now() + left, () => push(between(2, 4), playbackState(player())))
  }

  const own: Quirks = {
    isParticular: true,
    dress({ favourite: _favourite, ...state }) {
      const { sound } = player()
      return {
        ...state,
        ...ofStation(state),
        ...(!modesWereSet && { random: null, repeat: null }),
        ...(sound.wasClamped() && { volume: String(sound.state().volume) }),
        dbVolume: state['dbVolume'] ?? null,
      }
    },
    tell(changes) {
      if (changes.has('modes')) modesWereSet = true
      // Where an entry went in the queue is told with the next state only.
      if ([...changes].every((change) => change === 'moved' || change === 'queue')) return
      plays.clear()
      if (changes.has('started')) start()
      else follow(changes)
      awaitEnd()
    },
  }
  return own
}
