import { createHash } from 'node:crypto'
import type { Drive } from '../storage/systemDocuments'
import { makeUpTracks } from '../music/makeUpTracks'
import type { Track } from '../music/Track'
import type { NasHost } from '../../schemas/generated/types'

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
