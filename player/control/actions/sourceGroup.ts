import type { JsonObject } from '../../../authoring/json/JsonObject'
import { playInput } from '../../commands/playInput'
import { stopPlayback } from '../../commands/stopPlayback'
import type { PlayerContext } from '../../core/PlayerContext'
import { toStation } from '../../queue/toStation'
import type { ControlAction, ControlGroup } from '../ControlAction'

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
