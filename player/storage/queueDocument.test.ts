// @vitest-environment node
import { expect, it } from 'vitest'
import { makeUpTracks } from '../music/makeUpTracks'
import { toQueueItem, toStation } from '../queue/toQueueItem'
import { readQueue } from './musicDocuments'

it('finds every entry again as it was kept', () => {
  const [track] = makeUpTracks(3, 'music-library/X').map(toQueueItem)
  const cue = { ...track, type: 'cuesong', number: 3 }
  const queue = [...makeUpTracks(3, 'music-library/X').map(toQueueItem), toStation('http://x/', 'X'), cue]
  expect(readQueue(JSON.parse(JSON.stringify(queue)))).toEqual(queue)
})

it('takes of a damaged entry only what may go over the wire', () => {
  const text =
    '[{"uri": "mnt/x", "name": "X", "service": "mpd", "duration": 1e999, "artist": {"a": 1}, "album": "A", "title": 7,' +
    ' "channels": "2", "bitdepth": 1e999, "tracknumber": [], "albumart": null, "__proto__": {"type": "x"}, "more": 1},' +
    ' {"uri": "mnt/y", "name": "Y", "service": "mpd", "duration": -1, "samplerate": "44.1 kHz", "bitdepth": 16}]'
  expect(readQueue(JSON.parse(text))).toEqual([
    { uri: 'mnt/x', name: 'X', service: 'mpd', album: 'A' },
    { uri: 'mnt/y', name: 'Y', service: 'mpd', samplerate: '44.1 kHz', bitdepth: 16 },
  ])
})
