import { execFileSync } from 'node:child_process'

/**
 * Which mpd there is to test with, in its own words. Where there is none, Debian's package is installed,
 * which takes root; undefined where that fails, too: tests of real sound are then left out.
 */
export function findMpd(): string | undefined {
  const known = versionOf()
  if (known !== undefined || process.getuid?.() !== 0) return known
  console.log('No mpd here: installing the system’s package (apt-get install mpd) …')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'mpd'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    return undefined
  }
  return versionOf()
}

function versionOf(): string | undefined {
  try {
    return execFileSync('mpd', ['--version'], { encoding: 'utf8' }).split('\n')[0]
  } catch {
    return undefined
  }
}
