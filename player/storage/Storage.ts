import type { JsonObject } from '../../authoring/json/Json'
import type {
  AccountDocument,
  AlarmsDocument,
  OutputsDocument,
  OwnerDocument,
  RoomDocument,
  SleepDocument,
  ToolsDocument,
} from './settingsDocuments'
import type {
  ChosenInterface,
  DrivesDocument,
  NetworkDocument,
  PluginsDocument,
  SystemDocument,
  WizardDocument,
} from './systemDocuments'
import type { EntriesDocument, PlaybackDocument, PlaylistsDocument, QueueDocument } from './musicDocuments'
import type { JsonDocument } from './openJsonDocument'

/** The player's own name and the language of its texts, e.g. `de`. */
export type DeviceDocument = { name: string; language: string }

/** What of the UI settings a person chooses: a colour, or a picture of `/backgrounds/`. */
export type AppearanceDocument = { color?: string; background?: { title: string; path: string } }

/** Saved values of settings pages: page id → onSave method → item id → value as it was sent. */
export type SettingsDocument = { [page: string]: { [method: string]: JsonObject } }

/**
 * What differs from the menu that the player ships with: items that were added, ids of items that were taken
 * away.
 */
export type MenuDocument = { added: JsonObject[]; removed: string[] }

/** The player's whole state on disk. */
export interface Storage {
  device: JsonDocument<DeviceDocument>
  appearance: JsonDocument<AppearanceDocument>
  settings: JsonDocument<SettingsDocument>
  menu: JsonDocument<MenuDocument>
  wizard: JsonDocument<WizardDocument>
  network: JsonDocument<NetworkDocument>
  outputs: JsonDocument<OutputsDocument>
  owner: JsonDocument<OwnerDocument>
  drives: JsonDocument<DrivesDocument>
  /** `category/name` of the music plugins that are switched off. */
  musicPluginsOff: JsonDocument<string[]>
  plugins: JsonDocument<PluginsDocument>
  chosenInterface: JsonDocument<ChosenInterface | null>
  sleep: JsonDocument<SleepDocument>
  alarms: JsonDocument<AlarmsDocument>
  playlists: JsonDocument<PlaylistsDocument>
  favourites: JsonDocument<EntriesDocument>
  radioFavourites: JsonDocument<EntriesDocument>
  /** Stations that the owner has entered. */
  webRadios: JsonDocument<EntriesDocument>
  /** What stations on the playlists of an MPD are called, which keeps their addresses alone. */
  stationNames: JsonDocument<EntriesDocument>
  /** What was played last, the latest first. */
  lastPlayed: JsonDocument<EntriesDocument>
  queue: JsonDocument<QueueDocument>
  playback: JsonDocument<PlaybackDocument>
  tools: JsonDocument<ToolsDocument>
  room: JsonDocument<RoomDocument>
  account: JsonDocument<AccountDocument>
  system: JsonDocument<SystemDocument>
  /** Resolves when every document is on disk. */
  settled(): Promise<void>
}
