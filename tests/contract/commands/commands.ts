import { useSelector } from '@xstate/react'
import { useState } from 'react'
import type { BrowseItem, PluginRow, PushMultiRoomDevices } from '../../../schemas/generated/types'
import {
  hearFavourite,
  hearResult,
  saveQueue,
  sendForTruth,
  useDevice,
  type Device,
  type SendOutcome,
  type Truth,
} from '../../../src/device'
import { useBackgroundChoice } from '../../../src/features/appearance/backgroundChoice'
import { useRemovals } from '../../../src/features/appearance/Pictures'
import { useDrives } from '../../../src/features/drives/useDrives'
import { useInputOff } from '../../../src/features/inputs/InputToggles'
import { useMusicPlugins } from '../../../src/features/my-music/MusicPluginsSection'
import { useOutputs } from '../../../src/features/outputs/useOutputs'
import { useInstalled } from '../../../src/features/plugins/installed/InstalledRow'
import { usePluginActs } from '../../../src/features/plugins/usePluginActs'
import { useSaveStation } from '../../../src/features/radios/WebRadioModal'
import { useGrouping, readRooms } from '../../../src/features/rooms/Room'
import { checkPassword } from '../../../src/features/settings/SettingsPage'
import { useUpdateCheck } from '../../../src/features/system/SystemVersionSection'
import { hearAlarms, hearSleep } from '../../../src/features/tools/hearSaved'
import { useActivation } from '../../../src/features/wizard/steps'
import { useTellTruth } from '../../../src/ui/toasts/Toast'
import type { ScriptedDevice } from '../../support/ScriptedDevice'

/** A command as a component has it. */
interface Given {
  press: () => void
  isBusy: boolean
  /** What its own place says of it, where it is no toast. */
  problem: unknown
}

/** A command of the panel, and what a player says of it. */
interface Command {
  /** What the player has said before. */
  begin?: (device: ScriptedDevice) => void
  use: () => Given
  /** The event that it sends. */
  event: string
  /** An answer that comes late is taken for what it is: nothing stands there against it any more. */
  isPutRight?: true
  /** The answer is the end of it: there is nothing to be said again. */
  isOver?: true
  /** How often that goes out when it is pressed twice. */
  twice: number
  /** Missing where no push answers it: what shows that the player followed takes the control away. */
  answer?: (device: ScriptedDevice) => void
}

const radio: PluginRow = {
  name: 'attic_radio',
  category: 'music_service',
  prettyName: 'Attic radio',
  enabled: true,
}
const song: BrowseItem = { uri: 'music-library/INTERNAL/ebb.flac', title: 'Ebb', service: 'mpd' }
const rooms = (isGrouped: boolean): PushMultiRoomDevices => ({
  list: ['Attic', 'Kitchen'].map((name, place) => ({
    id: name,
    name,
    ip: `192.168.1.${50 + place}`,
    host: `http://192.168.1.${50 + place}`,
    isChild: false,
    child: [],
    ...(isGrouped && place === 0 && { child: [{ id: 'Cellar', name: 'Cellar', ip: '192.168.1.60' }] }),
  })),
})
const alarm = { id: 0, enabled: true, time: '2026-11-27T07:30:00.000Z', playlist: 'Evening' }
const drive = { name: 'Harbour', ip: '192.168.1.9', path: 'music', fstype: 'cifs' as const }
const output = (enabled: boolean) => ({
  availableOutputs: [
    { id: 'self', name: 'Attic', enabled: true, available: true, isSelf: true },
    { id: 'kitchen', name: 'Kitchen', enabled, available: true, isSelf: false },
  ],
})

/** A form that waits for the truth of what it sent. */
const useForm = (send: (device: Device) => { outcome: SendOutcome; truth: Promise<Truth> }): Given => {
  const device = useDevice()
  const { isWaiting, trouble, wait } = useTellTruth()
  return {
    press: () => {
      if (!isWaiting) wait(send(device), (why) => why, ignore)
    },
    isBusy: isWaiting,
    problem: trouble,
  }
}
const ignore = () => undefined

/** Every command whose answer somebody waits for. */
export const commands: Record<string, Command> = {
  'looking for an update': {
    use: () => {
      const { phase, check } = useUpdateCheck()
      return {
        press: check,
        isBusy: phase === 'asked' || phase === 'looking',
        problem: phase === 'silent' || undefined,
      }
    },
    event: 'updateCheck',
    twice: 1,
    answer: (device) => device.push('updateReady', { updateavailable: false }),
  },
  'uninstalling a plugin': {
    use: () => usePluginAct('uninstall'),
    event: 'preUninstallPlugin',
    twice: 2,
    answer: (device) => device.push('openModal', { title: 'Sure?', message: '', buttons: [] }),
  },
  'details of a plugin': {
    use: () => usePluginAct('showDetails'),
    event: 'getPluginDetails',
    twice: 2,
    answer: (device) => device.push('openModal', { title: 'Attic radio', message: '', buttons: [] }),
  },
  'switching a plugin': {
    begin: (device) => device.push('pushInstalledPlugins', [radio]),
    use: () => {
      const { plugins, turn } = useInstalled()
      const [plugin] = plugins
      return {
        press: () => plugin && turn(plugin, false),
        isBusy: plugin?.isPending === true,
        problem: undefined,
      }
    },
    event: 'pluginManager',
    twice: 2,
    answer: (device) => device.push('pushInstalledPlugins', [{ ...radio, enabled: false }]),
  },
  'switching a plugin of music': {
    begin: (device) => device.push('pushMyMusicPlugins', [radio]),
    use: () => {
      const { plugins, turn } = useMusicPlugins()
      const [plugin] = plugins
      return {
        press: () => plugin && turn(plugin, false),
        isBusy: plugin?.isPending === true,
        problem: undefined,
      }
    },
    event: 'enableDisableMyMusicPlugin',
    twice: 2,
    answer: (device) => device.push('pushMyMusicPlugins', [{ ...radio, enabled: false }]),
  },
  'turning off an input': {
    use: () => {
      const { phase, press } = useInputOff('bluetooth', {})
      return { press, isBusy: phase === 'asked', problem: phase === 'silent' || undefined }
    },
    event: 'stop',
    twice: 2,
  },
  'removing a background': {
    begin: (device) => device.push('pushBackgrounds', { available: [{ path: 'attic.jpg' }] }),
    use: () => {
      const { removing, remove, problem } = useRemovals()
      return { press: () => remove({ path: 'attic.jpg' }), isBusy: removing.length > 0, problem }
    },
    event: 'deleteBackground',
    twice: 2,
    answer: (device) => device.push('pushBackgrounds', { available: [] }),
  },
  'choosing a background': {
    begin: (device) => device.push('pushUiSettings', { color: '#388' }),
    use: () => {
      const { chosen, saved, choose, problem } = useBackgroundChoice()
      return {
        press: () => choose({ kind: 'color', color: '#CAF' }, { color: '#CAF' }),
        isBusy:
          chosen !== saved && chosen.kind === 'color' && saved.kind === 'color' && saved.color === '#388',
        problem,
      }
    },
    event: 'setBackgrounds',
    twice: 2,
    answer: (device) => device.push('pushUiSettings', { color: '#CAF' }),
  },
  'switching an output on': {
    begin: (device) => device.push('pushAudioOutputs', output(false)),
    use: () => {
      const { outputs, wishes, enable } = useOutputs()
      const wanted = outputs?.all.filter(({ id }) => id === 'kitchen') ?? []
      return {
        press: () => enable(wanted, true),
        isBusy: Object.keys(wishes).length > 0,
        problem: undefined,
      }
    },
    event: 'enableAudioOutput',
    twice: 2,
    answer: (device) => device.push('pushAudioOutputs', output(true)),
  },
  'taking a player out of its group': {
    begin: (device) => device.push('pushMultiRoomDevices', rooms(true)),
    use: () => {
      const { wishes, leave } = useGrouping()
      const [attic] = readRooms(rooms(true))
      return {
        press: () => leave(attic?.members ?? []),
        isBusy: Object.keys(wishes).length > 0,
        problem: undefined,
      }
    },
    event: 'setMultiroom',
    twice: 2,
    answer: (device) => device.push('pushMultiRoomDevices', rooms(false)),
  },
  'saving a station': {
    use: () => {
      const { save, ...rest } = useSaveStation(undefined, ignore)
      return { press: () => save({ name: 'Harbour', uri: 'http://radio.example/live' }), ...rest }
    },
    event: 'addWebRadio',
    twice: 1,
    answer: (device) => device.push('pushAddWebRadio', { success: true }),
  },
  'the password of a page': {
    use: () => {
      const device = useDevice()
      const [isBusy, setBusy] = useState(false)
      const [problem, setProblem] = useState<unknown>()
      const press = () => {
        setBusy(true)
        checkPassword(device, 'harbour', 'miscellanea/lamp')
          .catch(setProblem)
          .finally(() => setBusy(false))
      }
      return { press, isBusy, problem }
    },
    event: 'checkPassword',
    twice: 2,
    answer: (device) => device.push('checkPassword', true),
  },
  'saving the queue': {
    use: () => useForm((device) => saveQueue(device, 'Evening')),
    event: 'saveQueueToPlaylist',
    twice: 1,
    answer: (device) => device.push('pushSaveQueueToPlaylist', { success: true }),
  },
  'adding to a playlist': {
    use: () =>
      useForm((device) =>
        sendForTruth(device, hearResult('pushAddToPlaylist'), ['Evening'], () =>
          device.send('addToPlaylist', { name: 'Evening', uri: song.uri ?? '', service: 'mpd' }),
        ),
      ),
    event: 'addToPlaylist',
    twice: 1,
    answer: (device) => device.push('pushAddToPlaylist', { success: true }),
  },
  'adding to the favourites': {
    use: () =>
      useForm((device) =>
        sendForTruth(device, hearFavourite(song.uri ?? ''), ['Ebb'], () =>
          device.send('addToFavourites', { uri: song.uri ?? '', title: 'Ebb', service: 'mpd' }),
        ),
      ),
    event: 'addToFavourites',
    twice: 1,
    answer: (device) => device.push('urifavourites', { uri: song.uri ?? '', favourite: true }),
  },
  'the alarms': {
    use: () =>
      useForm((device) =>
        sendForTruth(device, hearAlarms([alarm]), [], () => device.send('saveAlarm', [alarm])),
      ),
    event: 'saveAlarm',
    twice: 1,
    answer: (device) => device.push('pushAlarm', [alarm]),
  },
  'adding a network drive': {
    begin: (device) => device.push('pushListShares', []),
    use: () => {
      const drives = useDrives()
      const snapshot = useSelector(drives, (one) => one)
      return {
        press: () => {
          drives.send({ type: 'add.requested' })
          drives.send({ type: 'save.requested', drive })
        },
        isBusy: snapshot.hasTag('busy'),
        problem: snapshot.context.problem,
      }
    },
    event: 'addShare',
    isPutRight: true,
    twice: 1,
    answer: (device) => device.push('pushListShares', [{ ...drive, id: 'harbour' }]),
  },
  'removing a network drive': {
    begin: (device) => device.push('pushListShares', [{ ...drive, id: 'harbour' }]),
    use: () => {
      const drives = useDrives()
      const isBusy = useSelector(drives, (one) => one.hasTag('busy'))
      const share = { ...drive, id: 'harbour' }
      return { press: () => drives.send({ type: 'removal.confirmed', share }), isBusy, problem: undefined }
    },
    event: 'deleteShare',
    twice: 1,
    answer: (device) => device.push('pushListShares', []),
  },
  'the code that activates a player': {
    use: () => {
      const { submit, is, error } = useActivation()
      return {
        press: () => submit('HARBOUR'),
        isBusy: is('busy'),
        problem: is('silent') || is('unsent') || error || undefined,
      }
    },
    event: 'setDeviceActivationCode',
    isPutRight: true,
    isOver: true,
    twice: 2,
    answer: (device) => device.push('pushDeviceActivationCodeResult', { activated: true }),
  },
  'the sleep timer': {
    use: () => {
      const sleep = { enabled: true, time: '1:00', action: 'stop' } as const
      return useForm((device) =>
        sendForTruth(device, hearSleep(sleep), [], () => device.send('setSleep', sleep)),
      )
    },
    event: 'setSleep',
    twice: 1,
    answer: (device) => device.push('pushSleep', { enabled: true, time: '1:00' }),
  },
}

function usePluginAct(act: 'uninstall' | 'showDetails'): Given {
  const { acts, asked, untold } = usePluginActs()
  const plugin = {
    key: 'music_service/attic_radio',
    name: 'attic_radio',
    category: 'music_service',
    shownName: 'Attic radio',
    prettyName: undefined,
    icon: undefined,
    version: '1.0.0',
    url: undefined,
    isInstalled: true,
    installedVersion: '1.0.0',
    canUpdate: false,
  }
  return { press: () => acts[act](plugin), isBusy: asked !== undefined, problem: untold }
}
