import { execFileSync } from 'node:child_process'

/** How long each step of an installation may take, ms: without a network it tries for minutes. */
const longestStep = 120_000

/**
 * Which mpd there is to test with, in its own words. Where there is none, Debian's package is installed,
 * which takes root, or in CI a sudo that does not ask; undefined where that fails, too: tests of real sound
 * are then left out.
 */
export function findMpd(): string | undefined {
  const known = versionOf()
  const as = asRoot()
  if (known !== undefined || as === undefined) return known
  console.log('No mpd here: installing the system’s package (apt-get install mpd) …')
  const run = (...words: string[]) => {
    const [program = '', ...rest] = [...as, 'apt-get', ...words]
    execFileSync(program, rest, {
      stdio: 'inherit',
      timeout: longestStep,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  try {
    run('update', '-qq')
    run('install', '-y', '-qq', '--no-install-recommends', 'mpd')
  } catch {
    return undefined
  }
  return versionOf()
}

/** What stands before a command to run it as root; undefined where nobody may. */
function asRoot(): string[] | undefined {
  if (process.getuid?.() === 0) return []
  return process.env['CI'] === undefined ? undefined : ['sudo', '-n']
}

function versionOf(): string | undefined {
  try {
    return execFileSync('mpd', ['--version'], { encoding: 'utf8' }).split('\n')[0]
  } catch {
    return undefined
  }
}
