import { type Json, isJsonObject } from '../../authoring/json/Json'

/**
 * The system that the player runs: its version, when it was built, where updates come from; and the version
 * that the next restart brings, null when none is installed.
 */
export type SystemDocument = {
  version: string
  built: string
  channel: 'stable' | 'test'
  pending: string | null
}

/** As the player comes. */
export const newSystem: SystemDocument = {
  version: '0.1',
  built: 'Fri 21 Nov 2025 06:00:00 AM CET',
  channel: 'stable',
  pending: null,
}

/** The document in a file, or undefined when it is none. */
export function readSystem(value: Json): SystemDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { version, built, channel, pending } = value
  if (typeof version !== 'string' || typeof built !== 'string') return undefined
  return {
    version,
    built,
    channel: channel === 'test' ? 'test' : 'stable',
    pending: typeof pending === 'string' ? pending : null,
  }
}

/**
 * The steps that the first-run wizard has: all, the few of a bare player, all but the device code, or some
 * that nobody knows.
 */
export type WizardSteps = 'all' | 'few' | 'without-code' | 'odd'

/** The first-run wizard: whether it is done with, whether it can be left, and its steps. */
export type WizardDocument = { done: boolean; persistent: boolean; steps: WizardSteps }

/** Before the first start. */
export const newWizard: WizardDocument = { done: false, persistent: false, steps: 'all' }

const allSteps = ['all', 'few', 'without-code', 'odd'] as const

/** The document in a file, or undefined when it is none. */
export function readWizard(value: Json): WizardDocument | undefined {
  if (!isJsonObject(value) || typeof value['done'] !== 'boolean') return undefined
  return {
    done: value['done'],
    persistent: value['persistent'] === true,
    steps: allSteps.find((steps) => steps === value['steps']) ?? 'all',
  }
}

/**
 * What was decided about plugins, by `category/name`: whether it is switched on, and whether it came as a
 * file of somebody's.
 */
export type PluginsDocument = { [id: string]: { enabled: boolean; manual: boolean } }

/** The document in a file, or undefined when it is none; an entry that is none is left out. */
export function readPlugins(value: Json): PluginsDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const entries = Object.entries(value).flatMap(([id, state]) =>
    isJsonObject(state)
      ? [[id, { enabled: state['enabled'] === true, manual: state['manual'] === true }] as const]
      : [],
  )
  return Object.fromEntries(entries)
}

/**
 * The interface of a plugin, `category/name`, that is shown in the place of the player's own: what it is
 * called and the absolute path of its folder. Null while the own one is.
 */
export type ChosenInterface = { plugin: string; uiName: string; uiPrettyName: string; uiPath: string }

/** The document in a file, or undefined when it is none. */
export function readChosenInterface(value: Json): ChosenInterface | null | undefined {
  if (value === null) return null
  if (!isJsonObject(value)) return undefined
  const { plugin, uiName, uiPrettyName, uiPath } = value
  if (typeof plugin !== 'string' || typeof uiName !== 'string') return undefined
  if (typeof uiPrettyName !== 'string' || typeof uiPath !== 'string') return undefined
  return { plugin, uiName, uiPrettyName, uiPath }
}

/**
 * How the player is connected: by cable or not, by which Wi-Fi network (its name) if any, and the networks
 * that it was let into before. Passwords are not kept.
 */
export type NetworkDocument = { wired: boolean; wireless: string | null; known: string[] }

/** Of a player as it comes: it hangs on its cable. */
export const newNetwork: NetworkDocument = { wired: true, wireless: null, known: [] }

/** The document in a file, or undefined when it is none. */
export function readNetwork(value: Json): NetworkDocument | undefined {
  if (!isJsonObject(value) || typeof value['wired'] !== 'boolean' || !Array.isArray(value['known']))
    return undefined
  const { wired, wireless, known } = value
  return {
    wired,
    wireless: typeof wireless === 'string' ? wireless : null,
    known: known.filter((ssid) => typeof ssid === 'string'),
  }
}

/** A network drive as the player keeps it [D3-46]. */
export type Drive = {
  id: string
  /** The alias that it shows under. */
  name: string
  ip: string
  path: string
  fstype: 'cifs' | 'nfs'
  username: string
  /** Stays on disk: it is neither logged nor pushed. */
  password: string
  /** Mount options. */
  options: string
  mounted: boolean
  /** Whether it lets in only who knows user name and password. */
  asksPassword: boolean
}

/** The network drives in the order in which they were added. */
export type DrivesDocument = Drive[]

/** The document in a file, or undefined when it is none; an entry that is no drive is left out. */
export function readDrives(value: Json): DrivesDocument | undefined {
  return Array.isArray(value) ? value.flatMap(readDrive) : undefined
}

function readDrive(value: Json): Drive[] {
  if (!isJsonObject(value)) return []
  const text = (key: string) => (typeof value[key] === 'string' ? value[key] : '')
  if (text('id') === '' || text('ip') === '' || text('path') === '') return []
  const drive: Drive = {
    id: text('id'),
    name: text('name'),
    ip: text('ip'),
    path: text('path'),
    fstype: value['fstype'] === 'nfs' ? 'nfs' : 'cifs',
    username: text('username'),
    password: text('password'),
    options: text('options'),
    mounted: value['mounted'] === true,
    asksPassword: value['asksPassword'] === true,
  }
  return [drive]
}
