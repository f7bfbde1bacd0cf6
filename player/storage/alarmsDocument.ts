import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

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
