import type { PlayerContext } from '../../core/PlayerContext'
import type { Track } from '../../music/Track'
import { toQueueItem } from '../../queue/toQueueItem'
import { isJsonObject } from '../../../authoring/json/Json'
import type { Fault } from '../../core/Faults'
import type { ControlAction, ControlGroup } from '../ControlAction'
import { makeUpTracks } from '../../music/makeUpTracks'
import { pushState, plainQuirks } from '../../telling/createTeller'
import { realQuirks } from '../../telling/realQuirks'

/** What a track is like unless a button wants it otherwise. */
const usual: Track = {
  uri: 'music-library/SYNTHETIC/Slow Harbour/Low Tide/01 - Ebb.flac',
  title: 'Ebb',
  artist: 'Slow Harbour',
  albumartist: 'Slow Harbour',
  album: 'Low Tide',
  year: 2021,
  genre: 'Folk',
  composer: '',
  disc: 1,
  number: 1,
  duration: 241,
  trackType: 'flac',
  samplerate: 44_100,
  bitdepth: 16,
  bitrate: 860_000,
  channels: 2,
  added: 0,
}

/** Plays one track that there is only for this, in the place of the queue. */
function playThis({ engine }: PlayerContext, difference: Partial<Track>): void {
  engine.replace([toQueueItem({ ...usual, ...difference })])
  engine.play()
}

/**
 * A button that makes something go wrong the next time; with options `{times}` that often, 0 takes it back.
 * Its id is the fault's unless another is given.
 */
export function nextTime(fault: Fault, label: string, id: string = fault): ControlAction {
  return {
    id,
    label,
    run({ faults }, options) {
      const times = isJsonObject(options) ? options['times'] : undefined
      if (times === 0) faults.end(fault)
      else faults.ask(fault, typeof times === 'number' && times > 0 ? times : 1)
    },
  }
}

const track = (id: string, label: string, difference: Partial<Track>): ControlAction => ({
  id,
  label,
  run: (player) => playThis(player, difference),
})

const queueOf = (count: number): ControlAction => ({
  id: `queue-${count}`,
  label: `a queue of ${count.toLocaleString('en')}`,
  run({ engine }) {
    engine.replace(makeUpTracks(count, 'music-library/SYNTHETIC').map(toQueueItem))
    engine.play()
  },
})

const longName =
  'A Title of Such a Length That No Screen Ever Made Could Hope to Show It Whole, However Small Its Letters, and That Therefore Ends Somewhere Before It Has Said All That It Meant to Say about the Weather'

/** Tracks to play, queues to look at, and how the player tells of them. */
export const playbackGroup: ControlGroup = {
  title: 'Playback',
  actions: [
    track('playing', 'a track', {}),
    track('track-long', 'with a long title, artist and album', {
      title: longName,
      artist: `The ${longName} Orchestra`,
      album: longName.slice(0, 120),
    }),
    track('track-unicode', 'in many scripts', {
      title: '始発の街 — Ξημέρωμα — Рассвет — الفجر 🌅',
      artist: '霧の郵便局 & Οι Φάροι του Νότου',
      album: 'Größenwahn für Ängstliche',
    }),
    track('track-untagged', 'without tags', { title: 'memo 0042', artist: '', albumartist: '', album: '' }),
    track('track-hires', 'in high resolution', { samplerate: 192_000, bitdepth: 24, title: 'Kastanie' }),
    track('track-dsd', 'in DSD', { trackType: 'dsf', samplerate: 5_644_800, bitdepth: 1 }),
    track('track-mp3', 'an MP3', { trackType: 'mp3', bitdepth: 0, bitrate: 320_000 }),
    track('track-unknown', 'of a kind that nobody knows', {
      trackType: 'xyz',
      samplerate: 0,
      bitdepth: 0,
      bitrate: 0,
    }),
    track('track-hours', 'of three hours', { title: 'The Whole Night', duration: 10_923 }),
    track('track-short', 'of three seconds', { title: 'Error', duration: 3 }),
    {
      id: 'track-ends',
      label: 'the track ends in 8 s',
      run({ engine }) {
        const { duration = 0 } = engine.current() ?? {}
        if (duration > 8) engine.seek(duration - 8)
      },
    },
    queueOf(12),
    queueOf(1_000),
    queueOf(10_000),
    { id: 'queue-empty', label: 'an empty queue', run: ({ engine }) => engine.clear() },
    nextTime('play-missing', 'the next “play” is not told'),
    {
      id: 'state-burst',
      label: 'the same state five times',
      run(player) {
        for (let time = 0; time < 5; time += 1) pushState(player)
      },
    },
    {
      id: 'quirks-real',
      label: 'quirks of real devices',
      run(player) {
        player.quirks = realQuirks(() => player)
      },
    },
    {
      id: 'quirks-plain',
      label: 'no quirks',
      run(player) {
        player.quirks = plainQuirks(() => player)
      },
    },
  ],
}
