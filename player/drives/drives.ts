import { createHash } from 'node:crypto'
import type { Drive } from '../storage/systemDocuments'
import { makeUpTracks } from '../music/makeUpTracks'
import type { Track } from '../music/Track'
import type { NasHost, UsbDrive } from '../../schemas/generated/types'

/** How much lies on a mounted drive, with its unit; the same place always has the same size. */
export function driveSize({ ip, path }: Drive): string {
  const [first = 0, second = 0] = createHash('sha256').update(`${ip.toLowerCase()}/${path}`).digest()
  const gigabytes = 20 + first * 9 + second / 100
  return gigabytes < 1_000 ? `${gigabytes.toFixed(2)} GB` : `${(gigabytes / 1_000).toFixed(2)} TB`
}

/** What a network drive holds while it is mounted; the same place always the same. */
export function driveTracks({ ip, path, name, mounted }: Drive): Track[] {
  if (!mounted) return []
  const [first = 0, second = 0] = createHash('sha256').update(`songs of ${ip.toLowerCase()}/${path}`).digest()
  return makeUpTracks(300 + first * 10 + (second % 10), `music-library/NAS/${name.replaceAll('/', '_')}`)
}

/** A share called so lets in only who knows user name and password. */
const privateShare = 'private'

/** Its name is announced in the network, but it never answers. */
const deadHost = 'CELLAR-NAS'

/** What looking for network drives finds [D3-47]; one host shares nothing, as some do. */
export const nasHosts: NasHost[] = [
  {
    name: 'ATTIC-NAS',
    shares: [
      { sharename: 'Music', path: 'music' },
      { sharename: 'Live recordings', path: 'live recordings' },
      { sharename: 'Private', path: privateShare },
    ],
  },
  { name: deadHost, shares: [{ sharename: 'Old backups', path: 'old-backups' }] },
  { name: 'PRINTER', shares: [] },
]

/** Who is let in where a password is asked; the password is the brand's word. */
export const listener = 'listener'

/** Why a drive is not mounted. */
type MountProblem = 'unreachable' | 'password' | undefined

/**
 * What keeps a drive from being mounted, if anything: the one host that never answers, or a private share
 * whose user name and password are not the right ones. Any other address has a drive behind it.
 */
export function findMountProblem(drive: Drive, password: string): MountProblem {
  if (drive.ip.toUpperCase() === deadHost) return 'unreachable'
  const isPrivate = drive.asksPassword || drive.path.split('/').at(-1)?.toLowerCase() === privateShare
  const isLetIn = drive.username === listener && drive.password === password
  return isPrivate && !isLetIn ? 'password' : undefined
}

/**
 * What there is to plug in. The first has what was copied from CDs [D2.15-4], the second some music of its
 * own.
 */
const usbDrives: readonly (UsbDrive & { name: string })[] = [
  { name: 'MUSIK', size: '64 GB', freespace: '11.4 GB' },
  { name: 'Field recorder', size: '512 GB', freespace: '387.2 GB' },
]

/** The drives that are plugged in [D3-48]. */
export interface UsbPort {
  drives(): readonly (UsbDrive & { name: string })[]
  /** Whether a file or folder of the library can be read: it is on no drive, or on one that is plugged in. */
  isThere(uri: string): boolean
  /** Takes a drive out; false when it was not there. */
  takeOut(name: string): boolean
  /** Plugs all drives in. */
  plugIn(): void
}

/** All drives plugged in. */
export function createUsbPort(): UsbPort {
  const out = new Set<string>()
  const drives = () => usbDrives.filter(({ name }) => !out.has(name))
  return {
    drives,
    isThere(uri) {
      const [, branch, name = ''] = uri.split('/')
      return branch !== 'USB' || !out.has(name)
    },
    takeOut(name) {
      const wasThere = drives().some((drive) => drive.name === name)
      if (wasThere) out.add(name)
      return wasThere
    },
    plugIn: () => out.clear(),
  }
}

/** The one that comes with music; on the other lies what people put there. */
const recorder = 'Field recorder'
const count = 36

/** What is on the drives besides real files. */
export function usbTracks(usb: UsbPort): Track[] {
  const isPluggedIn = usb.drives().some(({ name }) => name === recorder)
  return isPluggedIn ? makeUpTracks(count, `music-library/USB/${recorder}`) : []
}
