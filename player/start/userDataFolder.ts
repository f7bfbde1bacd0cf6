import { homedir } from 'node:os'
import { join } from 'node:path'

/** What a disk says that cannot be written, in words for whoever starts a program. */
const reasons: Readonly<Record<string, string>> = {
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  EROFS: 'it can only be read',
  EACCES: 'it may not be written by you',
  EPERM: 'it may not be written by you',
  ENOTDIR: 'a file is in its place',
  EEXIST: 'a file is in its place',
  EIO: 'its disk is failing',
}

/**
 * Starts something that keeps its data in a folder. Rejects with an Error that names the folder where it
 * cannot be written.
 */
export async function startIn<Started>(folder: string, start: () => Promise<Started>): Promise<Started> {
  try {
    return await start()
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!Object.hasOwn(reasons, code)) throw error
    throw new Error(`Nothing can be kept in ${folder}: ${reasons[code] ?? code}.`, { cause: error })
  }
}

/** Where the platform keeps what a program remembers for its user; `name` is the program's folder in it. */
export function userDataFolder(
  name: string,
  platform: NodeJS.Platform = process.platform,
  environment: NodeJS.ProcessEnv = process.env,
  home: string = homedir(),
): string {
  if (platform === 'win32') return join(environment['LOCALAPPDATA'] ?? join(home, 'AppData', 'Local'), name)
  if (platform === 'darwin') return join(home, 'Library', 'Application Support', name)
  return join(environment['XDG_DATA_HOME'] || join(home, '.local', 'share'), name)
}
