// The house's import rule: app → screens → features → renderer → ui → theme, i18n; no cycles anywhere.
const rooms = {
  theme: [],
  i18n: [],
  ui: ['theme', 'i18n'],
  device: [],
  cloud: [],
  renderer: ['ui', 'theme', 'i18n'],
  features: ['renderer', 'ui', 'theme', 'i18n', 'device', 'cloud'],
  screens: ['features', 'renderer', 'ui', 'theme', 'i18n', 'device'],
  // The preview of plugin authors is a second composition root; it has no device and so no features.
  preview: ['renderer', 'ui', 'theme', 'i18n'],
}

const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  // What old browsers lack is filled in wherever a program begins; where the panel lies on its host all may
  // ask.
  to: { path: '^src/', pathNot: `^src/((${[room, ...allowed].join('|')})/|(fills|base)\\.ts$)` },
}))

// Where others import one file of a feature only, it is the door itself; all other features have an index.ts.
const loneDoors = [
  'account/links/NavigationLinksContext',
  'account/sync/AccountSync',
  'account/terms/TermsView',
  'browse/sources/SourceRail',
  'credits/Credits',
  'debug/DebugScreen',
  'device-language/DeviceLanguageSection',
  'home/HomeView',
  'inputs/InputToggles',
  'language/language',
  'lyrics/service/LyricsServiceChoice',
  'outputs/OutputsView',
  'outside/FramedPage',
  'radios/WebRadioModal',
  'ripping/CdRipModal',
  'system/SystemVersionSection',
]

const onlyImporter = (module, room) => ({
  name: `only-${room.replaceAll('/', '-')}-imports-${module.replaceAll(/\W+/g, '-')}`,
  severity: 'error',
  from: { path: '^(src|machines)/', pathNot: `^src/${room}/` },
  to: { path: `node_modules/${module}(/|$)` },
})

module.exports = {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'no-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|#)' },
    },
    ...roomRules,
    {
      name: 'a-feature-imports-no-other-feature',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'a-feature-has-one-door',
      severity: 'error',
      from: { path: '^src/(app|screens)/' },
      to: {
        path: '^src/features/[^/]+/',
        pathNot: `^src/features/(([^/]+|(account|browse)/[^/]+)/index\\.ts|(${loneDoors.join('|')})\\.tsx)$`,
      },
    },
    {
      name: 'only-the-account-area-imports-the-cloud',
      severity: 'error',
      from: { path: '^src/(features|screens)/', pathNot: '^src/(features|screens)/account/' },
      to: { path: '^src/cloud/' },
    },
    {
      // How files are kept, ports opened, bodies read and programs started is the same for both programs of
      // ours.
      name: 'the-embedded-cloud-shares-of-the-player-only-what-is-no-player',
      severity: 'error',
      from: { path: '^cloud/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: {
        path: '^(src|machines|player|cli|tests|stories)/',
        pathNot:
          '^player/(storage|start)/|^player/http/(localAddresses|openPort|origins|readBody|readJsonBody)\\.ts$|^player/core/readBrand\\.ts$',
      },
    },
    {
      // They run on a real project, too, where nothing of the embedded cloud is.
      name: 'the-services-of-the-cloud-know-ports-only',
      severity: 'error',
      from: { path: '^cloud/services/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^(src|machines|player|cloud|cli|deploy|tests|stories|fixtures)/',
        pathNot: '^cloud/services/|^player/http/readBody\\.ts$',
      },
    },
    {
      // The stand-in has pages, which the embedded cloud serves; other providers are deployed.
      name: 'billing-providers-know-only-services',
      severity: 'error',
      from: { path: '^cloud/billing/', pathNot: '^cloud/billing/standIn/|\\.test\\.ts$' },
      to: {
        path: '^(src|machines|player|cloud|cli|deploy|tests|stories|fixtures)/',
        pathNot: '^cloud/(services|billing)/|^player/http/readBody\\.ts$',
      },
    },
    {
      name: 'only-deploy-imports-the-sdk-for-servers',
      severity: 'error',
      from: { pathNot: '^deploy/' },
      to: { path: '(^|node_modules/)(firebase-admin|firebase-functions)(/|$)' },
    },
    {
      name: 'only-tests-import-what-is-deployed',
      severity: 'error',
      from: { pathNot: '^deploy/|^tests/|\\.test\\.ts$' },
      to: { path: '^deploy/' },
    },
    {
      name: 'what-is-deployed-has-nothing-of-the-embedded-cloud',
      severity: 'error',
      from: { path: '^deploy/', pathNot: '(\\.test\\.ts$|/testing/)' },
      to: {
        path: '^(src|machines|player|cli|tests|stories|fixtures|cloud/(embedded|testing|billing/standIn|pages))/',
        // Which pages are of a house is the same everywhere.
        pathNot: '^player/http/localAddresses\\.ts$',
      },
    },
    {
      name: 'machines-know-only-schemas',
      severity: 'error',
      from: { path: '^machines/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|player|cloud|cli|tests|fixtures|stories)/' },
    },
    {
      name: 'machines-import-xstate-only',
      severity: 'error',
      from: { path: '^machines/', pathNot: '\\.test\\.ts$' },
      to: { path: 'node_modules/', pathNot: 'node_modules/xstate/' },
    },
    {
      name: 'schemas-depend-on-nothing',
      severity: 'error',
      from: { path: '^schemas/' },
      to: { path: '^(src|machines|player|cloud|cli|tests|fixtures|stories)/' },
    },
    {
      name: 'authoring-knows-only-schemas',
      severity: 'error',
      from: { path: '^authoring/', pathNot: '^authoring/(toForm/|lint/rules/formValue)|\\.test\\.ts$' },
      to: { path: '^(src|machines|player|cloud|cli|tests|fixtures|stories)/' },
    },
    {
      // Whoever writes a page anew reads its items as the panel does, and whoever judges a value judges it so.
      name: 'authoring-reads-as-the-panel-does',
      severity: 'error',
      from: { path: '^authoring/(toForm/|lint/rules/formValue)', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^(src|machines|player|cloud|cli|tests|fixtures|stories)/',
        pathNot:
          '^src/renderer/(elements/.*\\.ts|values\\.ts|schemaForm/(prepareSchema|findErrors|judge|plainPatterns)\\.ts)$',
      },
    },
    {
      name: 'only-the-preview-imports-authoring',
      severity: 'error',
      from: { path: '^(src|machines|schemas)/', pathNot: '^src/preview/' },
      to: { path: '^authoring/' },
    },
    {
      name: 'nothing-imports-the-preview',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/preview/' },
      to: { path: '^src/preview/' },
    },
    {
      // The way back is one process that features share, and features import no feature.
      name: 'only-app-features-and-device-import-machines',
      severity: 'error',
      from: { path: '^src/(renderer|ui|theme|i18n|screens)/', pathNot: '^src/ui/undo/' },
      to: { path: '^machines/' },
    },
    {
      name: 'the-interface-imports-no-player-cli-tests-fixtures',
      severity: 'error',
      from: { path: '^(src|machines|schemas)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(player|cli|cloud|tests|fixtures|stories)/' },
    },
    {
      name: 'node-programs-import-no-interface',
      severity: 'error',
      from: { path: '^(player|cloud|cli)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|machines|tests|stories)/' },
    },
    onlyImporter('socket.io-client', 'device'),
    onlyImporter('socket.io-client-v2', 'device'),
    onlyImporter('(firebase|@firebase)', 'cloud'),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|storybook-static|schemas/generated)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'types'] },
  },
}
