import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { dependencyCredits } from './scripts/dependencyCredits.ts'
import { featureTextsPlugin } from './scripts/featureTexts.ts'
import { flatLayers } from './scripts/flatLayers.ts'
import { fontAwesomeGlyphs } from './scripts/fontAwesomeGlyphs.ts'
import { mantineStyles } from './scripts/mantineStyles.ts'
import { chromiumTestFlags } from './tests/support/chromiumFlags.ts'
import { findChromium } from './tests/support/findChromium.ts'

/** Only the stories need a browser; looking for one must not slow the unit tests down. */
const wantsStories = !process.argv.some((argument) => argument.startsWith('unit'))

/**
 * A machine that is busy with other things makes one of thousands miss its time; who works here sees it fail
 * at once.
 */
const retry = process.env['CI'] ? 1 : 0

/**
 * What comes by itself is waited for nearly as long as a test may take: a second, the default, is not much on
 * a busy machine.
 */
const expectation = { poll: { timeout: 15_000 } }

/** Vitest leaves a core to who works beside it, which on two cores is half of them. */
const maxWorkers = 2

/** A page that tells its stories waits for a sixth of the time, and two cores are idle then. */
const storyPages = 3

/** Tests of modules wait for a clock or a process for a third of their time. */
const unitWorkers = 4

/** Tests of components, which wait less. */
const componentWorkers = 3

const unitPlugins = [react(), fontAwesomeGlyphs(), featureTextsPlugin(), dependencyCredits(), mantineStyles()]

const unitTests = (ending: 'ts' | 'tsx') => [
  `{src,machines,player,cloud,deploy,schemas,authoring,cli,scripts,stories,devicePlugin}/**/*.test.${ending}`,
  `tests/{contract,unit}/**/*.test.${ending}`,
  `tests/*.test.${ending}`,
]

/** Counts the timers of its page: what other files have left would count, too. */
const alone = ['tests/unit/closedScreens.test.tsx']

/**
 * Tests of components. A process takes one file after the other, with the modules that it has: to load React
 * and Mantine for each of 112 files takes three times as long as all their tests.
 */
const inJsdom = (
  test: Pick<TestProjectInlineConfiguration['test'] & object, 'name' | 'isolate' | 'include' | 'exclude'>,
): TestProjectInlineConfiguration => ({
  plugins: unitPlugins,
  test: {
    environment: 'jsdom',
    pool: 'forks',
    maxWorkers: componentWorkers,
    // Beside none that run another number at once.
    sequence: { groupOrder: 3 },
    setupFiles: ['tests/support/setupJsdom.ts', 'tests/support/betweenFiles.ts'],
    testTimeout: 20_000,
    expect: expectation,
    retry,
    ...test,
  },
})

/** The stories as tests, each in the looks that its tags ask for. */
const stories: TestProjectInlineConfiguration = {
  plugins: [
    fontAwesomeGlyphs(),
    featureTextsPlugin(),
    dependencyCredits(),
    mantineStyles(),
    flatLayers(),
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      initialGlobals: { areLooksJudged: true },
    }),
  ],
  optimizeDeps: {
    // What is found while tests run reloads their pages, and those that it meets fail: `wicg-inert` and
    // `@noble/hashes` are imported by other imports.
    include: [
      'react-dom/client',
      'react/jsx-dev-runtime',
      'socket.io-client',
      'qrcode.react',
      'wicg-inert',
      '@noble/hashes/sha2.js',
    ],
  },
  test: {
    name: 'stories',
    setupFiles: ['.storybook/looks/vitestPage.ts'],
    retry,
    // A page takes one file after the other: to load the panel's modules anew for each of 150 files is a
    // third of the time.
    isolate: false,
    testTimeout: 40_000,
    // Pages of its own for each: a project of browsers does not take this from above.
    maxWorkers: storyPages,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: wantsStories ? { executablePath: findChromium(), args: chromiumTestFlags } : {},
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
}

export default defineConfig({
  test: {
    maxWorkers,
    projects: [
      {
        plugins: unitPlugins,
        // A document for each of hundreds of files takes minutes: a .ts file that needs one says so at its
        // head.
        test: {
          name: 'unit',
          environment: 'node',
          include: unitTests('ts'),
          // Threads start sooner, but Node from 20.17 on crashes on many of them (nodejs/node#54735). A process
          // takes one file after the other: to load the house's modules for each is half of the time.
          pool: 'forks',
          maxWorkers: unitWorkers,
          // Only those that run at a time of their own may be another number at once.
          sequence: { groupOrder: 2 },
          isolate: false,
          setupFiles: ['tests/support/betweenFiles.ts'],
          testTimeout: 20_000,
          expect: expectation,
          retry,
        },
      },
      inJsdom({ name: 'unit in jsdom', isolate: false, include: unitTests('tsx'), exclude: alone }),
      inJsdom({ name: 'unit in jsdom, each file alone', isolate: true, include: alone }),
      stories,
    ],
  },
})
