import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { dependencyCredits } from './scripts/dependencyCredits.ts'
import { englishParts } from './scripts/englishParts.ts'
import { fontAwesomeGlyphs } from './scripts/fontAwesomeGlyphs.ts'
import { chromiumFlags } from './tests/support/chromiumFlags.ts'
import { findChromium } from './tests/support/findChromium.ts'

/** Only the stories need a browser; looking for one must not slow the unit tests down. */
const wantsStories = !process.argv.some((argument) => argument.startsWith('unit'))

/** A machine that is busy with other things makes one of thousands miss its time; who works here sees it fail at once. */
const retry = process.env['CI'] ? 1 : 0

/** What comes by itself is waited for nearly as long as a test may take: a second, the default, is not much on a busy machine. */
const expectation = { poll: { timeout: 15_000 } }

/** Vitest leaves a core to who works beside it, which on two cores is half of them; most of the tests wait for something. */
const maxWorkers = 2

const unitPlugins = [react(), fontAwesomeGlyphs(), englishParts(), dependencyCredits()]

const unitTests = (ending: 'ts' | 'tsx') => [
  `{src,machines,player,cloud,schemas,authoring,cli,scripts,stories}/**/*.test.${ending}`,
  `tests/{contract,unit}/**/*.test.${ending}`,
  `tests/*.test.${ending}`,
]

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        plugins: unitPlugins,
        // A document for each of hundreds of files takes minutes: a .ts file that needs one says so at its head.
        test: {
          name: 'unit',
          environment: 'node',
          include: unitTests('ts'),
          // Threads start sooner than processes, and each file still has modules of its own.
          pool: 'threads',
          testTimeout: 20_000,
          expect: expectation,
          retry,
        },
      },
      {
        plugins: unitPlugins,
        test: {
          name: 'unit in jsdom',
          environment: 'jsdom',
          // A document in a context of the worker that stays costs half of one in a worker of its own.
          pool: 'vmThreads',
          include: unitTests('tsx'),
          setupFiles: ['tests/support/setupJsdom.ts'],
          testTimeout: 20_000,
          expect: expectation,
          retry,
        },
      },
      {
        plugins: [
          fontAwesomeGlyphs(),
          englishParts(),
          dependencyCredits(),
          storybookTest({ configDir: join(import.meta.dirname, '.storybook') }),
        ],
        optimizeDeps: {
          include: ['react-dom/client', 'react/jsx-dev-runtime', 'socket.io-client', 'qrcode.react'],
        },
        test: {
          name: 'stories',
          retry,
          testTimeout: 40_000,
          // Pages of its own for each: a project of browsers does not take this from above.
          maxWorkers,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: wantsStories ? { executablePath: findChromium(), args: chromiumFlags } : {},
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
