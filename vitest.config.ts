import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { fontAwesomeGlyphs } from './scripts/fontAwesomeGlyphs.ts'

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react(), fontAwesomeGlyphs()],
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['{src,machines,player,schemas,scripts}/**/*.test.{ts,tsx}', 'tests/{contract,unit}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          setupFiles: ['tests/support/setupJsdom.ts'],
          testTimeout: 20_000,
        },
      },
    ],
  },
})
