import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { charsetFirst } from './scripts/charsetFirst.ts'
import { compileAhead } from './scripts/compileAhead.ts'
import { compressedFiles } from './scripts/compressedFiles.ts'
import { filesAhead } from './scripts/filesAhead.ts'
import { dependencyCredits } from './scripts/dependencyCredits.ts'
import { actingByImport, featureTextsPlugin } from './scripts/featureTexts.ts'
import { iconsIn } from './scripts/iconsIn.ts'
import { runFirst } from './scripts/runFirst.ts'
import { fontAwesomeGlyphs } from './scripts/fontAwesomeGlyphs.ts'

/** Where `npm run dev` finds a running player; `npm run dev` sets it, a developer may point it elsewhere. */
const player = process.env['PLAYER_URL'] ?? 'http://127.0.0.1:3000'

/** What every address of the account area comes to. */
const account = [
  'src/app/account/AccountRouteGuard.tsx',
  'src/app/account/loadAhead.ts',
  'src/app/account/openAccounts.ts',
  'src/cloud/openCloud.ts',
  'src/cloud/sdk/app.ts',
  'src/cloud/sdk/authProduct.ts',
]

/**
 * What is in the one file of the account area: of the modules above, and of what they take, all that no other
 * area takes.
 */
const accountModules = new RegExp(
  `[/:](${[
    'src/app/account/(AccountRouteGuard|AccountProviders|account|match|decide|use|open|load|createNavigationLinks|createAccountPort)',
    'src/cloud/(?!sdk/.*Product)',
    'src/features/account/(session|ways)/',
    'src/features/account/area/(AccountTrouble|AccountWaiting|index)',
    'src/features/account/auth/(social|page/(?!AccountForm)|index|problemText|AccessView)',
    'src/features/account/devices/(index|addressOf|remoteOrder|findPlayers)',
    'src/features/account/profile/(deletion|ProofModal|subscriptionOf|describeFault|toFault|index)',
    'machines/account(Session|Deletion)',
    'schemas/generated/cloudValidators',
    'texts/account(Area|Auth|Devices|Profile)$',
    'node_modules/(firebase/app|@firebase/(app|util|component|logger)|idb)/',
  ].join('|')})`,
)

/**
 * What the addresses come to that a panel is mostly opened with, by a part of them; '' is the bare host,
 * which mostly leads to playback.
 */
const firstModules = {
  '': ['src/screens/PlaybackScreen.tsx'],
  playback: ['src/screens/PlaybackScreen.tsx'],
  home: ['src/screens/HomeScreen.tsx'],
  queue: ['src/screens/QueueScreen.tsx'],
  browse: ['src/screens/BrowseScreen.tsx'],
  settings: ['src/screens/SettingsScreen.tsx'],
  access: [...account, 'src/screens/account/authScreens.tsx'],
  login: [...account, 'src/screens/account/authScreens.tsx'],
}

/** What lies beside it, but is of windows and lists, which what plays begins without. */
const withoutPlaying = /\/(actions\/(LinkRows|BrowseRows)|cover\/fitCover)\./

const playingIcons = iconsIn(['features/playback', 'ui/cover'])

export default defineConfig({
  plugins: [
    react(),
    fontAwesomeGlyphs(),
    featureTextsPlugin(),
    dependencyCredits(),
    compileAhead(['index', 'playing', 'PlaybackScreen']),
    runFirst('ahead'),
    filesAhead(firstModules),
    charsetFirst(),
    compressedFiles(),
  ],
  // React has had it for long; the libraries bring it for versions that do not.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  // The program of the socket brings the older client only to players that need it.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    assetsDir: 'assets',
    manifest: true,
    // The credits show them.
    license: { fileName: 'licenses.json' },
    // Nothing is inlined: the player's Content-Security-Policy allows no data: script or style.
    assetsInlineLimit: 0,
    // What the shell begins with is there when it loads something.
    modulePreload: {
      resolveDependencies: (_, files) => files.filter((file) => !/\/rolldown-runtime-/.test(file)),
    },
    rolldownOptions: {
      input: ['index.html', 'src/start/ahead.ts'],
      output: {
        // The shell knows the names of all later files, and hashes do not compress: a character less is felt,
        // and seven are enough between the builds of a name.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: {
          groups: [
            // Runs before the shell, which it must not be part of, is even read.
            { name: 'ahead', test: /\/src\/start\//, priority: 2 },
            // One file for what every screen needs, the entry with it: a dozen small ones compress worse and
            // each asks a slow player.
            { name: 'shell', tags: ['$initial'], priority: 1 },
            // What several screens show of what plays.
            {
              name: 'playing',
              test: (id) =>
                (/\/src\/(features\/playback\/|ui\/(cover|knob|format)\/|device\/useOrigin)/.test(id) &&
                  !withoutPlaying.test(id)) ||
                playingIcons.test(id),
              minShareCount: 2,
            },
            // What every address of the account area takes, but for the products of the SDK. Not what that
            // takes in turn: others take some of it, too, and must not load an account for it.
            { name: 'account', test: accountModules, includeDependenciesRecursively: false },
            // Icons that several screens show; alone each would be a request for 200 bytes.
            { name: 'icons', test: /@tabler\/icons-react\//, minShareCount: 2 },
          ],
        },
      },
      treeshake: {
        // Our modules only define things, so a feature's public API need not pull in what a screen takes from
        // it later. Style sheets and texts of a feature act by being imported, and so do the public APIs that
        // import them.
        moduleSideEffects: [
          {
            test: /\/src\/(main\.tsx|start\/\w+\.ts|theme\/\w+Styles\.ts|features\/playback\/styles\.ts)$/,
            sideEffects: true,
          },
          { test: actingByImport(), sideEffects: true },
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
