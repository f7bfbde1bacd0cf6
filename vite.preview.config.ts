import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { featureTextsPlugin } from './scripts/featureTexts.ts'
import { flatLayers } from './scripts/flatLayers.ts'
import { fontAwesomeGlyphs } from './scripts/fontAwesomeGlyphs.ts'
import { mantineStyles } from './scripts/mantineStyles.ts'

/**
 * The preview of plugin authors as one classic script and one style sheet beside two HTML files: a browser
 * loads no modules from files that no server stands behind.
 */
export default defineConfig({
  plugins: [
    react(),
    fontAwesomeGlyphs(),
    featureTextsPlugin({ isWhole: true }),
    mantineStyles(),
    flatLayers(),
  ],
  publicDir: 'src/preview/documents',
  build: {
    outDir: 'dist/preview',
    emptyOutDir: true,
    target: 'es2022',
    cssCodeSplit: false,
    // Far from any player: what a page of the interface weighs does not matter here.
    chunkSizeWarningLimit: 4000,
    modulePreload: false,
    rolldownOptions: {
      // The helper that loads chunks asks for its own address; there are no chunks.
      checks: { emptyImportMeta: false },
      input: { preview: 'src/preview/main.tsx' },
      output: {
        format: 'iife',
        codeSplitting: false,
        entryFileNames: '[name].js',
        assetFileNames: 'preview[extname]',
      },
    },
  },
})
