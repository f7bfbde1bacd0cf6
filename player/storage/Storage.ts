import type { JsonObject } from '../../authoring/json/JsonObject'
import type { AccountDocument } from './accountDocument'
import type { AlarmsDocument } from './alarmsDocument'
import type { DrivesDocument } from './drivesDocument'
import type { EntriesDocument } from './entriesDocument'
import type { NetworkDocument } from './networkDocument'
import type { JsonDocument } from './openJsonDocument'
import type { OutputsDocument } from './outputsDocument'
import type { OwnerDocument } from './ownerDocument'
import type { PlaybackDocument } from './playbackDocument'
import type { PlaylistsDocument } from './playlistsDocument'
import type { PluginsDocument } from './pluginsDocument'
import type { QueueDocument } from './queueDocument'
import type { RoomDocument } from './roomDocument'
import type { SleepDocument } from './sleepDocument'
import type { SystemDocument } from './systemDocument'
import type { ToolsDocument } from './toolsDocument'
import type { WizardDocument } from './wizardDocument'

/** The player's own name and the language of its texts, e.g. `de`. */
export type DeviceDocument = { name: string; language: string }

/** What of the UI settings a person chooses: a colour, or a picture of `/backgrounds/`. */
export type AppearanceDocument = { color?: string; background?: { title: string; path: string } }

/** Saved values of settings pages: page id → onSave method → item id → value as it was sent. */
export type SettingsDocument = { [page: string]: { [method: string]: JsonObject } }

/** What differs from the menu that the player ships with: items that were added, ids of items that were taken away. */
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
  sleep: JsonDocument<SleepDocument>
  alarms: JsonDocument<AlarmsDocument>
  playlists: JsonDocument<PlaylistsDocument>
  favourites: JsonDocument<EntriesDocument>
  radioFavourites: JsonDocument<EntriesDocument>
  /** Stations that the owner has entered. */
  webRadios: JsonDocument<EntriesDocument>
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
