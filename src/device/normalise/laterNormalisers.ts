import type { laterPushValidators } from '../../../schemas/generated/laterPushValidators'
import { activation } from './part/activation'
import { browseItem } from './part/browseItem'
import { deviceState } from './part/deviceState'
import { favourite } from './part/favourite'
import { fields } from './part/fields'
import { flag } from './part/flag'
import { modalButton } from './part/modalButton'
import { nested } from './part/nested'
import { networkShare } from './part/networkShare'
import { nothing } from './part/nothing'
import { number } from './part/number'
import { orElse } from './part/orElse'
import { outputDevices } from './part/outputDevices'
import { percent } from './part/percent'
import { pluginRow } from './part/pluginRow'
import type { Repair } from './part/Repair'
import { result } from './part/result'
import { rows } from './part/rows'
import { text } from './part/text'
import { trackNumber } from './part/trackNumber'
import { trimmedText } from './part/trimmedText'
import { updateInfo } from './part/updateInfo'
import { values } from './part/values'
import { whole } from './part/whole'
import { wholeList } from './part/wholeList'
import { wirelessNetworks } from './part/wirelessNetworks'
import { printConsoleMessage } from './printConsoleMessage'
import { pushAlarm } from './pushAlarm'
import { pushAudioOutputs } from './pushAudioOutputs'
import { pushAvailablePlugins } from './pushAvailablePlugins'
import { pushBrowseLibrary } from './pushBrowseLibrary'
import { pushDonePage } from './pushDonePage'
import { pushExperienceAdvancedSettings } from './pushExperienceAdvancedSettings'
import { pushInfoNetwork } from './pushInfoNetwork'
import { pushKaraokeStatus } from './pushKaraokeStatus'
import { pushListPlaylist } from './pushListPlaylist'
import { pushPlaylistContent } from './pushPlaylistContent'
import { pushQueue } from './pushQueue'
import { pushSleep } from './pushSleep'

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
export const laterNormalisers: Partial<Record<keyof typeof laterPushValidators, Repair>> = {
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
  pushInfinityPlayback: (raw) => fields({ enabled: flag })(raw ?? {}),
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
