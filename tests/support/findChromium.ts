import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Chromium without windows: starts and opens pages in less time, and is what Playwright brings. */
const shell = '/usr/bin/chromium-headless-shell'

const installed = [
  shell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
]

/**
 * Path of a Chromium to test with: the one named by CHROMIUM, the system's, an installed Chrome, Playwright's
 * own. Where there is none, Debian's package of the one without windows is installed, which takes root and
 * says so; throws when that fails.
 */
export function findChromium(): string {
  const known = [process.env['CHROMIUM'], ...installed, ownPath()].find((path) => path && existsSync(path))
  if (known) return known
  console.log('No Chromium here: installing the system’s package (apt-get install chromium-headless-shell) …')
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch (cause) {
    throw new Error(
      'No Chromium was found and none could be installed. Install one, or name it in CHROMIUM.',
      { cause },
    )
  }
  const fresh = installed.find((path) => existsSync(path))
  if (!fresh) throw new Error('Chromium was installed but is not where it was expected. Name it in CHROMIUM.')
  return fresh
}

/** Playwright's own browser; the question throws on platforms that it has none for. */
function ownPath(): string | undefined {
  try {
    return chromium.executablePath()
  } catch {
    return undefined
  }
}
