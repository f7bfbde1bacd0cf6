import type { Drive } from '../storage/drivesDocument'
import { deadHost, privateShare } from './nasHosts'

/** Who is let in where a password is asked; the password is the brand's word. */
export const listener = 'listener'

/** Why a drive is not mounted. */
export type MountProblem = 'unreachable' | 'password' | undefined

/**
 * What keeps a drive from being mounted, if anything: the one host that never answers, or a private share whose user name and
 * password are not the right ones. Any other address has a drive behind it.
 */
export function findMountProblem(drive: Drive, password: string): MountProblem {
  if (drive.ip.toUpperCase() === deadHost) return 'unreachable'
  const isPrivate = drive.asksPassword || drive.path.split('/').at(-1)?.toLowerCase() === privateShare
  const isLetIn = drive.username === listener && drive.password === password
  return isPrivate && !isLetIn ? 'password' : undefined
}
