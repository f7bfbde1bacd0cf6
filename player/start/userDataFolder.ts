import { homedir } from 'node:os'
import { join } from 'node:path'

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
