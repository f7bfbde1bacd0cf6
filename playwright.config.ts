import { defineConfig } from '@playwright/test'
import { chromiumTestFlags } from './tests/support/chromiumFlags'
import { findChromium } from './tests/support/findChromium'

/**
 * Journeys: a real Chromium against the embedded player over a real socket. Each test starts a player of its
 * own.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // A journey waits for a tenth of its time, and two cores are idle then. Those of a long file run beside each
  // other, too: at the end they would keep one worker alone.
  workers: 3,
  fullyParallel: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // A machine that is busy with other things makes one of hundreds miss its time; the report calls such a one
  // flaky.
  retries: process.env['CI'] ? 1 : 0,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 800 },
    // Recording costs as much as the journey itself: only what failed is recorded, at its second try.
    trace: 'on-first-retry',
    launchOptions: { executablePath: findChromium(), args: chromiumTestFlags },
  },
})
