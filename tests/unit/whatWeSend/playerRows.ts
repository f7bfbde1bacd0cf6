import { createActor } from 'xstate'
import type { PlaybackEvent, PlaybackFacts } from '../../../machines/playback.machine'
import { createPlaybackMachine } from '../../../machines/playback.machine'
import { queueMachine, type QueueEvent, type QueueStep } from '../../../machines/queue.machine'
import { requestKind } from '../../../src/device/requests/requestKind'
import { createPlaybackPlayer } from '../../../src/features/playback/createPlaybackPlayer'
import { createQueuePlayer } from '../../../src/features/queue/createQueuePlayer'
import { ScriptedDevice } from '../../support/ScriptedDevice'
import { facts } from '../../support/playback/startPlayback'
import type { Row } from './Row'
import { shapeOf } from './shapeOf'

const uri = 'mnt/INTERNAL/Ebb/01.flac'
const station = {
  uri: 'http://radio.example/a',
  service: 'webradio',
  title: 'the song on air',
  albumart: '/fm.png',
}

/** Each press of the screen of what plays, as its machine hears it. */
const presses: readonly [string, string, Partial<PlaybackFacts>, PlaybackEvent][] = [
  ['Play', 'a track that is paused', { status: 'pause' }, { type: 'play.toggled' }],
  ['Play', 'an input that is paused', { status: 'pause', volatile: true }, { type: 'play.toggled' }],
  ['Pause', 'a track', { status: 'play' }, { type: 'play.toggled' }],
  [
    'Stop',
    'a station',
    { status: 'play', duration: 0, trackType: 'webradio', service: 'webradio' },
    { type: 'play.toggled' },
  ],
  ['Stop', 'whatever plays', { status: 'play' }, { type: 'stop.pressed' }],
  ['Next', 'whatever plays', { status: 'play' }, { type: 'next.pressed' }],
  ['Previous', 'a track at its beginning', { status: 'play' }, { type: 'previous.pressed' }],
  ['Previous', 'a track further on', { status: 'play', seek: 60_000 }, { type: 'previous.pressed' }],
  ['Back', 'a podcast', { status: 'play' }, { type: 'skip.pressed', direction: 'back' }],
  ['Forward', 'a podcast', { status: 'play' }, { type: 'skip.pressed', direction: 'forward' }],
  ['the time', 'a track', { status: 'play' }, { type: 'seek.moved', seek: 61_000, at: 0 }],
  ['the volume', 'any', {}, { type: 'volume.changed', volume: 30 }],
  ['Mute', 'any', {}, { type: 'mute.toggled' }],
  ['Mute', 'one that is mute', { mute: true }, { type: 'mute.toggled' }],
  ['Shuffle', 'any', {}, { type: 'random.toggled' }],
  ['Repeat', 'any', {}, { type: 'repeat.cycled' }],
  ['Repeat', 'one that repeats all', { repeat: true }, { type: 'repeat.cycled' }],
  ['the heart', 'a track', { status: 'play' }, { type: 'favourite.toggled' }],
  ['the heart', 'a favourite', { status: 'play', isFavourite: true }, { type: 'favourite.toggled' }],
  ['the heart', 'a station', { status: 'play', ...station }, { type: 'favourite.toggled' }],
]

/** What the screen of what plays sends. */
export async function playbackRows(wait: (ms: number) => Promise<unknown>): Promise<Row[]> {
  const rows: Row[] = []
  for (const [press, of, change, event] of presses) {
    const device = new ScriptedDevice()
    const own = { uri, service: 'mpd', title: 'Gulls', ...change }
    const item = { uri: own.uri, service: own.service, title: own.title }
    device.push('pushState', {
      ...item,
      status: 'play',
      position: 0,
      ...(own.service === 'webradio' && { albumart: '/fm.png' }),
    })
    device.push('pushQueue', [{ ...item, name: own.service === 'webradio' ? 'Harbour FM' : 'Gulls' }])
    const actor = createActor(createPlaybackMachine(createPlaybackPlayer(device, () => undefined)))
    actor.start()
    actor.send({ type: 'state.pushed', facts: { ...facts, ...own }, at: performance.now() })
    actor.send(event)
    // Who moves a slider or presses again and again is waited for.
    await wait(600)
    const sent = device.sent.filter((one) => requestKind(one.event) === 'command')
    if (sent.length === 0) rows.push({ press, of, event: '', payload: 'nothing' })
    for (const one of sent)
      rows.push({ press, of, event: one.event, payload: shapeOf(one.payload, { item }) })
    actor.stop()
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
