import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { englishParts } from './scripts/englishParts.ts'
import { fontAwesomeGlyphs } from './scripts/fontAwesomeGlyphs.ts'
import { chromiumFlags } from './tests/support/chromiumFlags.ts'
import { findChromium } from './tests/support/findChromium.ts'

/** Only the stories need a browser; looking for one must not slow the unit tests down. */
const wantsStories = !process.argv.some((argument) => argument === 'unit')

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), fontAwesomeGlyphs(), englishParts()],
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: [
            '{src,machines,player,schemas,authoring,cli,scripts,stories}/**/*.test.{ts,tsx}',
            'tests/{contract,unit}/**/*.test.{ts,tsx}',
            'tests/*.test.ts',
          ],
          setupFiles: ['tests/support/setupJsdom.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [
          fontAwesomeGlyphs(),
          englishParts(),
          storybookTest({ configDir: join(import.meta.dirname, '.storybook') }),
        ],
        optimizeDeps: {
          include: ['react-dom/client', 'react/jsx-dev-runtime', 'socket.io-client', 'qrcode.react'],
        },
        test: {
          name: 'stories',
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
