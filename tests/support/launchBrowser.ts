import { chromium, type Browser } from 'playwright'
import { chromiumFlags } from './chromiumFlags'
import { findChromium } from './findChromium'

/** Starts the Chromium that tests and benches share, with more `flags` if any; the caller closes it. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags, ...flags] })
}
