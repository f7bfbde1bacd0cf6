import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import puppeteer from 'puppeteer-core'
import type { Driver } from './Driver'
import { drivePuppeteer } from './drivePuppeteer'
import { driveWebKit } from './driveWebKit'

interface BrowserKind {
  name: string
  /** Walked by `npm test`, too. */
  isAlways: boolean
  /** What starts it; rejects with why it cannot be had here. */
  find: () => Promise<() => Promise<Driver>>
}

/** The first of these files that is there; Debian's packages are installed for it, where that may be done. */
function need(files: readonly string[], packages: readonly string[]): string {
  const look = () => files.find((file) => existsSync(file))
  const known = look()
  if (known !== undefined) return known
  console.log(`Installing the system's packages ${packages.join(' ')} …`)
  try {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'ignore' })
    execFileSync('apt-get', ['install', '-y', '-qq', ...packages], {
      stdio: 'ignore',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  } catch {
    throw new Error(`it is not installed (apt-get install ${packages.join(' ')})`)
  }
  const fresh = look()
  if (fresh === undefined) throw new Error(`${packages.join(' ')} came without it`)
  return fresh
}

/** Where packages of the registry lie that only this needs. */
const shelf = resolve('node_modules/.cache/chromium92')

/** A Chromium of 2021, as the npm registry has one, with a driver of its time. */
function findOldChromium(): () => Promise<Driver> {
  if (!existsSync(`${shelf}/node_modules/chrome-aws-lambda`))
    execFileSync(
      'npm',
      ['install', '--no-save', '--prefix', shelf, 'chrome-aws-lambda@10.1.0', 'puppeteer-core@10.4.0'],
      { stdio: 'ignore' },
    )
  const executablePath = join(shelf, 'chromium')
  const packed = join(shelf, 'node_modules/chrome-aws-lambda/bin/chromium.br')
  if (!existsSync(executablePath))
    writeFileSync(executablePath, brotliDecompressSync(readFileSync(packed)), { mode: 0o755 })
  const require = createRequire(join(shelf, 'a.js'))
  const args = ['--no-sandbox', '--disable-gpu', '--no-zygote', '--lang=en-GB']
  return () => drivePuppeteer(require('puppeteer-core'), { executablePath, args })
}

/** The browsers beside today's Chromium, in which all journeys run. */
export const browsers: readonly BrowserKind[] = [
  {
    name: 'Firefox',
    isAlways: true,
    find: async () => {
      const executablePath = need(['/usr/bin/firefox-esr', '/usr/bin/firefox'], ['firefox-esr'])
      const preferences = { 'intl.accept_languages': 'en-GB, en' }
      return () =>
        drivePuppeteer(puppeteer, { browser: 'firefox', executablePath, extraPrefsFirefox: preferences })
    },
  },
  {
    name: 'WebKit',
    isAlways: true,
    find: async () => {
      need(['/usr/bin/Xvfb'], ['xvfb'])
      need(['/usr/bin/WebKitWebDriver'], ['webkit2gtk-driver'])
      const binary = need(
        ['4.1', '4.0'].map((version) => `/usr/lib/x86_64-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
        ['webkit2gtk-driver'],
      )
      return () => driveWebKit(binary)
    },
  },
  { name: 'Chromium 92', isAlways: false, find: async () => findOldChromium() },
]
