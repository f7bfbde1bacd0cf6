import type { Json } from '../../authoring/json/Json'
import { isJsonObject } from '../../authoring/json/isJsonObject'

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
