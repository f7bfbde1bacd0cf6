import {
  type Repair,
  isRecord,
  text,
  values,
  wholeList,
  fields,
  flag,
  nested,
  rows,
  favourite,
  nothing,
  number,
  orElse,
  percent,
  trackNumber,
  trimmedText,
} from './repair'
import { browseItem, pushBrowseLibrary, pushQueue } from './pushBrowseLibrary'
import type { laterPushValidators } from '../../../schemas/generated/laterPushValidators'
import { deviceState, modalButton } from './normalisers'
import {
  networkShare,
  pluginRow,
  wirelessNetworks,
  pushAlarm,
  pushAudioOutputs,
  pushAvailablePlugins,
  pushDonePage,
  pushInfoNetwork,
  pushSleep,
} from './settingsPushes'

/** A push that is one value: repaired if possible, otherwise as it came, for the schema to refuse. */
function whole(repair: Repair): Repair {
  return (raw) => repair(raw) ?? raw
}

/** Names of the playlists, from a list of names or of {name}; other entries are left out. */
export const pushListPlaylist = wholeList(values((raw) => (isRecord(raw) ? text(raw['name']) : text(raw))))

/** The karaoke panel's status, a word; booleans become 'on' and 'off', {status} its word [D4-33]. */
export function pushKaraokeStatus(raw: unknown): unknown {
  const status = isRecord(raw) ? raw['status'] : raw
  if (typeof status === 'boolean') return status ? 'on' : 'off'
  return typeof status === 'string' ? status : raw
}

/** What a playlist holds [D3-24]; players send its items as one list within the list. */
export const pushPlaylistContent = fields({
  name: text,
  lists: (raw) => (Array.isArray(raw) ? raw.flat().filter(isRecord).map(browseItem) : undefined),
})

const object = fields({ success: flag, reason: text })

/**
 * Whether something was done: {success, reason}; players often send null or '' in its place, which says
 * nothing.
 */
export function result(raw: unknown): unknown {
  return isRecord(raw) ? object(raw) : {}
}

const device = { id: text, name: text }

/** Sound outputs to choose from [D3-58]. */
const outputDevices = fields({
  devices: nested({ active: nested(device), available: rows(fields(device)) }),
  i2s: nested({ enabled: flag, active: text, available: rows(fields(device)) }),
})

/** Whether the device is, or was, activated [D3-60]. */
const activation = fields({
  code: text,
  activated: flag,
  alreadyActivated: flag,
  error: text,
  message: text,
  plan: text,
  email: text,
})

/** What the device knows of an update [D3-29]. */
const updateInfo = fields({
  title: text,
  description: text,
  message: text,
  updateavailable: flag,
  changeLogLink: text,
  alternativeEmit: nested({ message: text }),
})

/** A log line [D2.16-1]; an object is shown as JSON. */
export function printConsoleMessage(raw: unknown): unknown {
  return text(raw) ?? (raw === null || raw === undefined ? '' : jsonOf(raw))
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? ''
  } catch {
    return ''
  }
}

const level = {
  id: (raw: unknown) => (typeof raw === 'boolean' || typeof raw === 'number' ? raw : text(raw)),
  label: text,
}

/** How many settings the owner wants to see, and the choices [D3-59]. */
export const pushExperienceAdvancedSettings = fields(
  { status: nested(level), options: rows(fields(level)) },
  { options: [] },
)

const language = { code: text, language: text }
const systemVersion = {
  systemversion: text,
  builddate: text,
  additionalSVInfo: text,
  variant: text,
  hardware: text,
  os: text,
}

/** One repair per push of those whose schemas are loaded when they are needed; as `normalisers`. */
export const deferredNormalisers: Partial<Record<keyof typeof laterPushValidators, Repair>> = {
  printConsoleMessage,
  checkPassword: whole(flag),
  closeModals: nothing,
  openInstallerModal: nothing,
  installPluginStatus: fields({
    title: text,
    message: text,
    progress: percent,
    advancedLog: text,
    buttons: rows(modalButton),
  }),
  nasCredentialsCheck: networkShare,
  pushTrackInfo: browseItem,
  pushGetTrackInfo: browseItem,
  pushGetSeek: (raw) => (raw === null ? 0 : (number(raw) ?? raw)),
  urifavourites: fields({ uri: text, favourite, success: flag }),
  pushBrowseFilters: wholeList(rows(fields({ name: text, index: trackNumber }))),
  pushBrowseLibrary,
  pushQueue,
  pushListPlaylist,
  pushPlaylistContent,
  playingPlaylist: whole(text),
  pushAudioOutputs,
  updateWaitMsg: updateInfo,
  updateReady: updateInfo,
  updateProgress: fields({ status: text, progress: percent, downloadSpeed: text, eta: text }),
  updateDone: fields({ status: text, message: text }),
  pushBackgrounds: fields(
    {
      current: nested({ name: text, path: text }),
      available: rows(fields({ name: text, path: text, thumbnail: text, notDeletable: flag })),
    },
    { available: [] },
  ),
  firstOnboardingWizard: fields({ openOnboardingWizard: flag }),
  pushPrivacySettings: fields({ allowUIStatistics: flag }),
  pushKaraokeStatus,
  pushSleep,
  pushAlarm,
  pushInstalledPlugins: wholeList(rows(pluginRow)),
  pushMyMusicPlugins: wholeList(rows(pluginRow)),
  pushAvailablePlugins,
  pushDisablePlugin: orElse(text, ''),
  pushWirelessNetworks: wirelessNetworks,
  pushWirelessNetworksCache: wirelessNetworks,
  pushWizardWirelessConnResults: fields({ wait: flag, message: text }),
  pushInfoNetwork,
  pushMyCollectionStats: fields({ artists: number, albums: number, songs: number, playtime: text }),
  pushListShares: wholeList(rows(networkShare)),
  pushInfoShare: networkShare,
  pushListUsbDrives: wholeList(rows(fields({ name: text, size: text, freespace: text }))),
  pushNetworkSharesDiscovery: fields(
    { nas: rows(fields({ name: text, shares: rows(fields({ sharename: text, path: text })) })) },
    { nas: [] },
  ),
  pushSystemVersion: fields(systemVersion),
  pushSystemInfo: fields({
    ...systemVersion,
    id: text,
    host: text,
    name: text,
    type: text,
    serviceName: text,
    state: deviceState,
    isPremiumDevice: flag,
    hwUuid: text,
  }),
  pushDeviceInfo: fields({ uuid: text, name: text }),
  pushDeviceHWUUID: whole(text),
  pushWizardSteps: wholeList(rows(fields({ name: text, type: text, show: flag }))),
  pushAvailableLanguages: fields(
    { defaultLanguage: nested(language), available: rows(fields(language)), disallowReload: flag },
    { available: [] },
  ),
  pushOutputDevices: outputDevices,
  pushExtendedOutputDevices: outputDevices,
  pushDonePage,
  pushDeviceActivationCodeResult: activation,
  pushDeviceActivationStatus: activation,
  pushExperienceAdvancedSettings,
  'pushMy{Brand}Status': fields({ loggedIn: flag, uid: text }),
  'pushMy{Brand}Token': fields({ token: text }),
  dbUpdate: fields({ status: flag }),
  pushAutomaticUpdateEnabled: whole(flag),
  pushLatestTOSAccepted: whole(flag),
  pushUpdaterChannel: fields({ availableChannels: values(text), currentChannel: text }),
  pushAvailableTimezones: wholeList(values(text)),
  pushCurrentTimezone: whole(trimmedText),
  pushShutdownOrStandbyMode: fields({ hasPowerOffMode: flag, hasStandbyMode: flag }),
  pushInputSources: (raw) => raw ?? {},
  pushMultiroom: (raw) => raw ?? {},
  pushInfinityPlayback: (raw) => fields({ available: flag, enabled: flag })(raw ?? {}),
  pushAddShare: result,
  pushDeleteShare: result,
  pushAddWebRadio: result,
  pushCreatePlaylist: result,
  pushAddToPlaylist: result,
  pushSaveQueueToPlaylist: result,
  pushPlayPlaylist: result,
  pushEnqueue: result,
  pushPlayFavourites: result,
  pushPlayRadioFavourites: result,
  pushAddToRadioFavourites: result,
  pushRemoveFromRadioFavourites: result,
  closeWizard: nothing,
  closeOnboardingWizard: nothing,
  pushInstallPlugin: nothing,
  pushUnInstallPlugin: nothing,
  pushEnablePlugin: nothing,
  pushModifyPluginStatus: nothing,
  pushSetConsume: nothing,
  pushSaveWirelessNetworkSettings: fields({ status: trimmedText, message: text, ssid: text }),
  updateReadyCache: (raw) => updateInfo(raw ?? {}),
  userUpgradedFromDeviceCode: nothing,
  'pushMy{Brand}Logout': nothing,
}
