import { type Json, isJsonObject } from '../../authoring/json/Json'

/**
 * As whom the player is signed in to a cloud, and the secret by which the cloud knows it; both '' when nobody
 * is. `at` is the project whose cloud it is, '' for an embedded one.
 */
export type AccountDocument = { uid: string; key: string; at: string }

/** Of a player as it comes. */
export const newAccount: AccountDocument = { uid: '', key: '', at: '' }

/** The document in a file, or undefined when it is none. */
export function readAccount(value: Json): AccountDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { uid, key, at = '' } = value
  if (typeof uid !== 'string' || typeof key !== 'string' || typeof at !== 'string') return undefined
  return { uid, key, at }
}

/** An alarm that rings every day [D3-52]. */
export type Alarm = {
  id: string
  enabled: boolean
  /** H:M by the player's own clock, or ISO 8601, of which only the time of the day counts. */
  time: string
  /** Name of the playlist that it starts. */
  playlist: string
}

/** The alarms in the order in which they were saved. */
export type AlarmsDocument = Alarm[]

/** The document in a file, or undefined when it is none; an entry that is no alarm is left out. */
export function readAlarms(value: Json): AlarmsDocument | undefined {
  return Array.isArray(value) ? value.flatMap(readAlarm) : undefined
}

function readAlarm(value: Json): Alarm[] {
  if (!isJsonObject(value)) return []
  const { id, enabled, time, playlist } = value
  if (typeof id !== 'string' || typeof time !== 'string' || typeof playlist !== 'string') return []
  return [{ id, enabled: enabled === true, time, playlist }]
}

/** The sleep timer: when it is due, ms since 1970, null when it is off, and what it then does [D3-51]. */
export type SleepDocument = { due: number | null; action: 'stop' | 'poweroff' }

/** Off. */
export const newSleep: SleepDocument = { due: null, action: 'stop' }

/** The document in a file, or undefined when it is none. */
export function readSleep(value: Json): SleepDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { due, action } = value
  return {
    due: typeof due === 'number' ? due : null,
    action: action === 'poweroff' ? 'poweroff' : 'stop',
  }
}

/**
 * The light, the karaoke hardware with its volumes, 0 to 10 [D7-48 D7-49], and whether the side menu shows
 * switches for the analog input and Bluetooth [D2.9-9]; whether similar music follows the queue.
 */
export type ToolsDocument = {
  light: boolean
  karaoke: boolean
  music: number
  microphone: number
  inputs: boolean
  endless: boolean
}

/** Everything off. */
export const newTools: ToolsDocument = {
  light: false,
  karaoke: false,
  music: 5,
  microphone: 5,
  inputs: false,
  endless: false,
}

/** The document in a file, or undefined when it is none. */
export function readTools(value: Json): ToolsDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const volume = (key: 'music' | 'microphone') => {
    const kept = value[key]
    return typeof kept === 'number' && kept >= 0 && kept <= 10 ? Math.round(kept) : newTools[key]
  }
  return {
    light: value['light'] === true,
    karaoke: value['karaoke'] === true,
    music: volume('music'),
    microphone: volume('microphone'),
    inputs: value['inputs'] === true,
    endless: value['endless'] === true,
  }
}

/** Whether the owner wants to see every setting, and the code that the player was activated with. */
export type OwnerDocument = { allSettings: boolean; activatedWith: string | null }

/** Of a player as it comes. */
export const newOwner: OwnerDocument = { allSettings: false, activatedWith: null }

/** The document in a file, or undefined when it is none. */
export function readOwner(value: Json): OwnerDocument | undefined {
  if (!isJsonObject(value) || typeof value['allSettings'] !== 'boolean') return undefined
  const { allSettings, activatedWith } = value
  return { allSettings, activatedWith: typeof activatedWith === 'string' ? activatedWith : null }
}

/** Ids of the sound output and of the I2S DAC, and whether the DAC is the one that plays. */
export type OutputsDocument = { device: string; i2s: boolean; dac: string }

/** Of a player as it comes. */
export const newOutputs: OutputsDocument = { device: '0', i2s: false, dac: '' }

/** The document in a file, or undefined when it is none. */
export function readOutputs(value: Json): OutputsDocument | undefined {
  if (!isJsonObject(value)) return undefined
  const { device, i2s, dac } = value
  return typeof device === 'string' && typeof i2s === 'boolean' && typeof dac === 'string'
    ? { device, i2s, dac }
    : undefined
}

/**
 * The player's id among those of the house, '' before it has one, the id of the one that it follows, and the
 * names of its outputs that play along with that one.
 */
export type RoomDocument = { id: string; leader: string | null; outputs?: string[] }

/** Of a player that was never started. */
export const newRoom: RoomDocument = { id: '', leader: null }

/** The document in a file, or undefined when it is none. */
export function readRoom(value: Json): RoomDocument | undefined {
  if (!isJsonObject(value) || typeof value['id'] !== 'string') return undefined
  const { id, leader, outputs } = value
  const names = Array.isArray(outputs) ? outputs.filter((name) => typeof name === 'string') : []
  return {
    id,
    leader: typeof leader === 'string' ? leader : null,
    ...(names.length > 0 && { outputs: names }),
  }
}
