import { browseSources } from '../../answers/browseSources'
import { setCd, startRip } from '../../commands/ripCd'
import type { ControlGroup, ControlAction } from '../ControlAction'
import { nextTime } from './playbackGroup'
import type { Fault } from '../../core/Faults'
import { scanLibrary } from '../../commands/library'
import type { JsonObject } from '../../../authoring/json/Json'
import { playInput, stopPlayback } from '../../commands/playOn'
import type { PlayerContext } from '../../core/PlayerContext'
import { toStation } from '../../queue/toQueueItem'

/** Pages of the library, and what can happen to them on their way. */
export const browseGroup: ControlGroup = {
  title: 'Browse and search',
  actions: [
    nextTime('browse-slow', 'the next page loads slowly'),
    nextTime('browse-overtaken', 'the next page comes after the one that is asked for after it'),
    nextTime('browse-empty', 'the next page is not known: {}'),
    nextTime('browse-elsewhere', 'the next page names a place that nobody came by as the way back'),
    nextTime('browse-dirty', 'the next page is as careless plugins send it'),
    nextTime('silent:browseLibrary', 'the next page never comes', 'browse-silent'),
    nextTime('search-slow', 'the next search takes its time'),
    nextTime('silent:search', 'the next search is not answered', 'search-silent'),
    nextTime('silent:getBrowseSources', 'the next list of sources does not come', 'sources-silent'),
    { id: 'cd-in', label: 'put a CD in', run: (player) => setCd(player, true) },
    {
      id: 'sources-static',
      label: 'inputs among the sources, one of them active',
      run(player) {
        const input = (name: string, active: boolean) => ({
          name: player.say(`INPUT.${name}`),
          uri: `inputs/${name.toLowerCase()}`,
          icon: 'fa fa-plug',
          plugin_type: 'music_service',
          plugin_name: 'inputs',
          static: true,
          active,
        })
        const inputs = [input('ANALOG', true), input('BLUETOOTH', false)]
        player.clients.broadcast('pushBrowseSources', [...browseSources(player), ...inputs])
      },
    },
    {
      id: 'input-active',
      label: 'the analog input is the active source',
      run: ({ clients, say }) => clients.broadcast('pushActiveDumbInput', say('INPUT.ANALOG')),
    },
  ],
}

const offer = (id: string, label: string, ...faults: Fault[]): ControlAction => ({
  id,
  label,
  run(player) {
    setCd(player, true)
    for (const fault of faults) player.faults.ask(fault)
    startRip(player, player.clients.all())
  },
})

/** The CD drive; the first buttons put a CD in and offer to copy it. */
export const cdGroup: ControlGroup = {
  title: 'CD',
  actions: [
    offer('cd', 'a CD of 12 tracks'),
    offer('cd-unknown', 'one that nobody knows', 'cd-unknown'),
    offer('cd-without-drives', 'with no drive to copy to', 'cd-without-drives'),
    offer('cd-unreadable', 'one that cannot be read', 'cd-unreadable'),
    {
      id: 'cd-bare',
      label: 'nothing but the request',
      run: ({ clients }) => clients.broadcastAsIs('cdRipStart', ''),
    },
    {
      id: 'cd-out',
      label: 'take the CD out',
      run: (player) => setCd(player, false),
    },
    nextTime('rip-disk-full', 'the disk is full during the next copy'),
  ],
}

/** The library and the plugins that bring music. */
export const libraryGroup: ControlGroup = {
  title: 'Library',
  actions: [
    { id: 'library-update', label: 'update', run: (player) => scanLibrary(player, 'update') },
    { id: 'library-rescan', label: 'read anew', run: (player) => scanLibrary(player, 'rescan') },
    nextTime('silent:getMyCollectionStats', 'the next question for its size is not answered', 'stats-silent'),
    nextTime('music-plugin-fails', 'the next music plugin does not start'),
    nextTime(
      'silent:getMyMusicPlugins',
      'the next list of music plugins does not come',
      'music-plugins-silent',
    ),
  ],
}

const station = (id: string, label: string, uri: string, name: string): ControlAction => ({
  id,
  label,
  run({ engine }) {
    engine.replace([toStation(uri, name)])
    engine.play()
  },
})

/** Lays something over the state, whatever plays. */
const laid = (id: string, label: string, difference: JsonObject): ControlAction => ({
  id,
  label,
  run: (player) => lay(player, difference),
})

function lay({ overlay, teller }: PlayerContext, difference: JsonObject): void {
  overlay.change(difference)
  teller.changed('state')
}

/** Lets the music out of another output: the USB audio tells its volume in dB, HDMI does not. */
async function playThrough({ storage, teller }: PlayerContext, device: string): Promise<void> {
  await storage.outputs.save({ ...storage.outputs.value(), i2s: false, device })
  teller.changed('sound')
}

/** What plays besides the library, and what cannot be operated meanwhile. */
export const sourceGroup: ControlGroup = {
  title: 'Sources and volume',
  actions: [
    station('webradio', 'a web radio', 'http://stream.tidewater.example/high', 'Tidewater FM'),
    {
      id: 'webradio-unreachable',
      label: 'one that cannot be heard',
      run({ engine, faults }) {
        faults.ask('radio-unreachable')
        engine.replace([toStation('http://silent.tidewater.example/high', 'Silent FM')])
        engine.play()
      },
    },
    {
      id: 'volatile',
      label: 'a source that skips by 15 s',
      run: (player) =>
        playInput(player, {
          service: 'podcast',
          title: 'Episode 12: Low Water',
          artist: 'Voices of the Quay',
          trackType: 'mp3',
          bitrate: '128 kbps',
          duration: 2_880,
          volatile: true,
          enableSkip: true,
        }),
    },
    {
      id: 'airplay',
      label: 'a phone, over AirPlay',
      run: (player) =>
        playInput(player, { service: 'airplay', title: 'Postmark', artist: 'Slow Harbour', volatile: true }),
    },
    {
      id: 'bluetooth',
      label: 'a phone, over Bluetooth',
      // As devices spell it [D3-5].
      run: (player) =>
        playInput(player, {
          service: 'bluetoth',
          trackType: 'bt',
          title: 'Moorings',
          artist: 'Slow Harbour',
        }),
    },
    {
      id: 'analogin',
      label: 'the analog input',
      run: (player) => playInput(player, { service: 'analogin', title: player.say('INPUT.ANALOG') }),
    },
    { id: 'source-none', label: 'the queue again', run: stopPlayback },
    laid('ui-disabled', 'nothing can be operated', { disableUi: true }),
    laid('volume-disabled', 'the volume cannot be changed', { disableVolumeControl: true }),
    { id: 'volume-decibel', label: 'the volume in dB', run: (player) => playThrough(player, '2') },
    { id: 'volume-percent', label: 'the volume in percent', run: (player) => playThrough(player, '0') },
    laid('volume-text', 'the volume as text', { volume: '80' }),
    laid('state-nulls', 'null where nothing is set', {
      random: null,
      repeat: null,
      dbVolume: null,
      seek: null,
    }),
    {
      id: 'state-plain',
      label: 'all of this as it was',
      run({ overlay, teller }) {
        overlay.clear()
        teller.changed('state')
      },
    },
  ],
}
