import { createActor } from 'xstate'
import { queueMachine, type QueueEvent, type QueueStep } from '../../../machines/queue.machine'
import type { PushPayloads } from '../../../schemas/generated/types'
import { nowPlayingOf, type NowPlayingStore } from '../../../src/device'
import { requestKind } from '../../../src/device/requests/createRequestGateway'
import { createQueuePlayer } from '../../../src/device/queue/queueSessionOf'
import { ScriptedDevice } from '../../support/ScriptedDevice'
import type { Row } from './Row'
import { shapeOf } from './shapeOf'

const uri = 'mnt/INTERNAL/Ebb/01.flac'
const station = {
  uri: 'http://radio.example/a',
  service: 'webradio',
  title: 'the song on air',
  albumart: '/fm.png',
}

const press =
  (
    type:
      | 'play.toggled'
      | 'stop.pressed'
      | 'next.pressed'
      | 'previous.pressed'
      | 'mute.toggled'
      | 'random.toggled'
      | 'repeat.cycled',
  ) =>
  (player: NowPlayingStore) =>
    player.send({ type })

type Pushed = Partial<PushPayloads['pushState']>

/** Each press of the screen of what plays, of what the player says that it plays. */
const presses: readonly [string, string, Pushed, (player: NowPlayingStore) => void][] = [
  ['Play', 'a track that is paused', { status: 'pause' }, press('play.toggled')],
  ['Play', 'an input that is paused', { status: 'pause', volatile: true }, press('play.toggled')],
  ['Pause', 'a track', {}, press('play.toggled')],
  ['Stop', 'a station', { duration: 0, service: 'webradio' }, press('play.toggled')],
  ['Stop', 'whatever plays', {}, press('stop.pressed')],
  ['Next', 'whatever plays', {}, press('next.pressed')],
  ['Previous', 'a track at its beginning', {}, press('previous.pressed')],
  ['Previous', 'a track further on', { seek: 60_000 }, press('previous.pressed')],
  ['Back', 'a podcast', {}, (player) => player.send({ type: 'skip.pressed', direction: 'back' })],
  ['Forward', 'a podcast', {}, (player) => player.send({ type: 'skip.pressed', direction: 'forward' })],
  ['the time', 'a track', {}, (player) => player.seekTo(61_000)],
  ['the volume', 'any', {}, (player) => player.send({ type: 'volume.changed', volume: 30 })],
  ['Mute', 'any', {}, press('mute.toggled')],
  ['Mute', 'one that is mute', { mute: true }, press('mute.toggled')],
  ['Shuffle', 'any', {}, press('random.toggled')],
  ['Repeat', 'any', {}, press('repeat.cycled')],
  ['Repeat', 'one that repeats all', { repeat: true }, press('repeat.cycled')],
  ['Consume', 'any', { consume: false }, (player) => player.toggleConsume()],
  ['the heart', 'a track', {}, (player) => player.toggleFavourite()],
  ['the heart', 'a favourite', { favourite: { favourite: true } }, (player) => player.toggleFavourite()],
  ['the heart', 'a station', station, (player) => player.toggleFavourite()],
]

/** What the screen of what plays sends. */
export async function playbackRows(wait: (ms: number) => Promise<unknown>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [press, of, change, act] of presses) {
    const device = new ScriptedDevice()
    const own = { uri, service: 'mpd', title: 'Gulls', ...change }
    const item = { uri: own.uri, service: own.service, title: own.title }
    device.push('pushState', { status: 'play', position: 0, volume: 40, duration: 200, ...own })
    device.push('pushQueue', [{ ...item, name: own.service === 'webradio' ? 'Harbour FM' : 'Gulls' }])
    act(nowPlayingOf(device))
    // Who moves a slider or presses again and again is waited for.
    await wait(600)
    const sent = device.sent.filter((one) => requestKind(one.event) === 'command')
    if (sent.length === 0) rows.push({ press, of, event: '', payload: 'nothing' })
    for (const one of sent)
      rows.push({ press, of, event: one.event, payload: shapeOf(one.payload, { item }) })
  }
  return rows
}

const items = ['a', 'b', 'c', 'd'].map((name) => ({
  uri: `mnt/${name}.flac`,
  name,
  service: 'mpd',
  albumart: `/${name}`,
}))

/** Everything that can be done with the queue, as its machine is told. */
const steps: readonly [string, string, QueueStep][] = [
  ['an entry', 'the third', { kind: 'play', id: 3 }],
  ['Remove', 'the third', { kind: 'remove', id: 3 }],
  ['Move, by hand, keys or menu', 'the third, before the first', { kind: 'move', id: 3, before: 1 }],
  ['Move, by hand, keys or menu', 'the first, to the end', { kind: 'move', id: 1, before: undefined }],
  ['Clear the queue', 'all, once confirmed', { kind: 'clear' }],
  ['Save as playlist', 'all', { kind: 'save', name: 'Evening' }],
  ['Undo', 'what was removed', { kind: 'add', items: items.slice(0, 1), places: [] }],
]

/** What the queue sends. */
export function queueRows(): Row[] {
  return steps.flatMap(([press, of, step]) => {
    const device = new ScriptedDevice()
    const player = createQueuePlayer(
      device,
      () => undefined,
      () => undefined,
    )
    const actor = createActor(queueMachine.provide({ actors: { player } }))
    actor.start()
    const events: QueueEvent[] = [
      { type: 'queue.pushed', items },
      { type: 'steps.wanted', steps: [step] },
    ]
    for (const event of events) actor.send(event)
    const sent = device.sent.filter((one) => requestKind(one.event) === 'command')
    actor.stop()
    return sent.map(({ event, payload }) => ({ press, of, event, payload: shapeOf(payload) }))
  })
}
