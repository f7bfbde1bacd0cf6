import { chromium, type Browser } from 'playwright'
import { chromiumFlags } from './chromiumFlags'
import { findChromium } from './findChromium'

/** Starts the Chromium that tests and benches share; the caller closes it. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
}
