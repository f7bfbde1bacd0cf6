import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { charsetFirst } from './scripts/charsetFirst.ts'
import { precompile } from './scripts/precompile.ts'
import { compressedFiles } from './scripts/compressedFiles.ts'
import { dependencyCredits } from './scripts/dependencyCredits.ts'
import { chunkGroups, hasSideEffects } from './scripts/chunkGroups.ts'
import { actingByImport, featureTextsPlugin } from './scripts/featureTexts.ts'
import { mantineStyles } from './scripts/mantineStyles.ts'
import { relativeFiles } from './scripts/relativeFiles.ts'
import { runFirst } from './scripts/runFirst.ts'
import { startNotice } from './scripts/startNotice.ts'
import { withoutContainers } from './scripts/withoutContainers.ts'
import { serviceWorker } from './scripts/serviceWorker.ts'
import { sheetTargets } from './scripts/floor/floor.ts'
import { flatLayers } from './scripts/flatLayers.ts'
import { fontAwesomeGlyphs } from './scripts/fontAwesomeGlyphs.ts'

/** Where `npm run dev` finds a running player; `npm run dev` sets it, a developer may point it elsewhere. */
const player = process.env['PLAYER_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    react(),
    fontAwesomeGlyphs(),
    featureTextsPlugin(),
    mantineStyles(),
    flatLayers(),
    withoutContainers(),
    dependencyCredits(),
    precompile(['index', 'playing', 'PlaybackScreen']),
    startNotice(),
    runFirst('bootstrap'),
    charsetFirst(),
    serviceWorker(),
    compressedFiles(),
  ],
  // React has had it for long; the libraries bring it for versions that do not.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // The program of the socket brings the older client only to players that need it.
  worker: { format: 'es' },
  experimental: { renderBuiltUrl: relativeFiles },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    // All of it is in the oldest browsers but static blocks, which `npm run check:floor` looks for; to have them
    // lowered would take every private field along.
    target: 'es2022',
    cssTarget: sheetTargets,
    assetsDir: 'assets',
    manifest: true,
    // The credits show them.
    license: { fileName: 'licenses.json' },
    // Nothing is inlined: the player's Content-Security-Policy allows no data: script or style.
    assetsInlineLimit: 0,
    // What the shell begins with is there when it loads something.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !file.includes('/rolldown-runtime-')),
    },
    rolldownOptions: {
      input: ['index.html', 'src/start/bootstrap.ts'],
      output: {
        // The shell knows the names of all later files, and hashes do not compress: a character less is felt,
        // and seven are enough between the builds of a name.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups: chunkGroups },
      },
      treeshake: { moduleSideEffects: hasSideEffects(actingByImport()) },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/albumart', '/backgrounds', '/app', '/control', '/socket.io'].map((path) => [
        path,
        { target: player, ws: path === '/socket.io' },
      ]),
    ),
  },
})
