import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compileAhead } from './scripts/compileAhead.ts'
import { dependencyCredits } from './scripts/dependencyCredits.ts'
import { englishParts, textFiles } from './scripts/englishParts.ts'
import { runFirst } from './scripts/runFirst.ts'
import { withoutWebTransport } from './scripts/withoutWebTransport.ts'
import { fontAwesomeGlyphs } from './scripts/fontAwesomeGlyphs.ts'

/** Where `npm run dev` finds a running player; `npm run dev` sets it, a developer may point it elsewhere. */
const player = process.env['PLAYER_URL'] ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [
    react(),
    withoutWebTransport(),
    fontAwesomeGlyphs(),
    englishParts(),
    dependencyCredits(),
    compileAhead(['shell', 'playing', 'PlaybackScreen']),
    runFirst('ahead'),
  ],
  // The program of the socket brings the older client only to players that need it.
  worker: { format: 'es', plugins: () => [withoutWebTransport()] },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'assets',
    manifest: true,
    // Nothing is inlined: the player's Content-Security-Policy allows no data: script or style.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // Asks its questions before the shell, which it must not be part of, is even read.
            { name: 'ahead', test: /\/src\/start\//, priority: 2 },
            // One file for what every screen needs: a dozen small ones compress worse and each asks a slow player.
            // The entry stays apart, because it waits (for the brand) and nothing that it waits for may wait for it.
            {
              name: 'shell',
              tags: ['$initial'],
              test: (id) => !/\/(index\.html|main\.tsx)$/.test(id),
              priority: 1,
            },
            // What several screens show of what plays.
            { name: 'playing', test: /\/src\/(features\/playback|ui\/(cover|knob))\//, minShareCount: 2 },
            // Icons that several screens show; alone each would be a request for 200 bytes.
            { name: 'icons', test: /@tabler\/icons-react\//, minShareCount: 2 },
          ],
        },
      },
      treeshake: {
        // Our modules only define things, so a feature's door need not pull in what a screen takes from it later.
        // Style sheets and texts of a feature act by being imported, and so do the doors that import them.
        moduleSideEffects: [
          { test: /\/src\/(main\.tsx|theme\/\w+Styles\.ts)$/, sideEffects: true },
          { test: textFiles(), sideEffects: true },
          { test: /\/(src|machines|schemas)\/.*\.[jt]sx?$/, sideEffects: false },
        ],
      },
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
