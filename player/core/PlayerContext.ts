import type { JsonObject } from '../../authoring/json/Json'
import type { Brand } from '../../schemas/generated/types'
import type { CloudAccount } from '../account/CloudAccount'
import type { Covers } from '../covers/openCovers'
import type { Interfaces, PluginProcesses } from '../interfaces/Interfaces'
import type { PluginHome } from '../installer/openPluginHome'
import type { Store } from '../installer/openStore'
import type { MpdSettings } from '../mpd/createMpdSettings'
import type { Music } from '../music/openMusic'
import type { Plugins } from '../pages/openPlugins'
import type { Engine } from '../playback/Engine'
import type { Guest, Overlay } from '../playback/createGuest'
import type { Radio } from '../playback/createRadio'
import type { Sound } from '../playback/createSound'
import type { RoomSystem } from '../rooms/RoomSystem'
import type { Screen } from '../rooms/createScreen'
import type { Storage } from '../storage/openStorage'
import type { Quirks, Teller } from '../telling/Teller'
import type { UsbPort } from '../drives/drives'
import type { Clients, News } from './Clients'
import type { Delays } from './Delays'
import type { Faults } from './Faults'
import type { OneTimer } from './Clock'

/** The running player, as its parts see it. */
export interface PlayerContext extends ConnectionControl {
  brand: Brand
  storage: Storage
  plugins: Plugins
  /** What can be installed. */
  store: Store
  /** Where installed plugins lie. */
  pluginHome: PluginHome
  /** What is shown in the place of its own interface. */
  interfaces: Interfaces
  /** The programs of the plugins that are on. */
  processes: PluginProcesses
  clients: Clients
  /** As whom it is signed in to the cloud. */
  account: CloudAccount
  /** What the control page asked to go wrong. */
  faults: Faults
  delays: Delays
  news: News
  /** Without a wizard, neither the first start nor a factory reset opens it. */
  withoutWizard: boolean
  /** Pictures to choose a background from. */
  backgroundsFolder: string
  /**
   * The player's own text at a path of `texts/`, e.g. `MENU.SOURCES`, in its language; `{name}` is filled
   * from `values`.
   */
  say: (path: string, values?: Readonly<Record<string, string>>) => string
  log: (line: string) => void
  /** Now, ms since 1970. */
  now: () => number
  /**
   * Runs something later, e.g. the next step of a progress; nothing runs once the player is closed. What it
   * returns calls that off.
   */
  later: (milliseconds: number, run: () => void) => () => void
  /** For the sleep timer and the alarm that comes next. */
  timers: { sleep: OneTimer; alarm: OneTimer }
  music: Music
  /** The USB drives that are plugged in. */
  usb: UsbPort
  covers: Covers
  /** The queue and what plays of it. */
  engine: Engine
  sound: Sound
  /** What plays in the place of the queue. */
  guest: Guest
  radio: Radio
  /**
   * What is known of the sound that comes out, in the words of the state; nothing of the clock's, which makes
   * none.
   */
  quality: () => JsonObject
  /** What can be set of the MPD that makes the sound, where one does. */
  mpd?: MpdSettings
  overlay: Overlay
  /** The other players, and the one of them that this one follows. */
  roomSystem: RoomSystem
  /** An output that is made up. */
  screen: Screen
  /** Tells everyone what has changed; every change of the above is reported to it. */
  teller: Teller
  /** How it tells; the control page changes it. */
  quirks: Quirks
  /** A number from 0 up to 1. */
  chance: () => number
  /**
   * Where the pictures lie that people sent, and packages of plugins and firmware until they are installed.
   */
  uploads: { backgrounds: string; albumart: string; packages: string; firmware: string }
}

/** What can be done to the player's connections, besides pushing. */
export interface ConnectionControl {
  /** Cuts every socket; clients can come back at once. */
  dropSockets(): void
  /** Closes the port for that long, ms, as a crashed or restarting player does, then opens it again. */
  goOffline(milliseconds: number): void
  /** Ends such a time early. */
  comeBack(): void
}
