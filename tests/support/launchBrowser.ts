import { chromium, type Browser } from 'playwright'
import { chromiumFlags, chromiumTestFlags } from './chromiumFlags'
import { findChromium } from './findChromium'

/** Starts a Chromium for tests, with more `flags` if any; the caller closes it. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumTestFlags, ...flags] })
}

/** Starts a Chromium that is as fast as owners' are, for what is timed; the caller closes it. */
export function launchTimedBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
}
