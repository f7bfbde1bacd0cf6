const withoutFeatures = [
  // Each new window loads these pages of the browser's own, a hundred scripts, while the page under test
  // starts.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Playwright turns these off as well; of two switches of a name the browser takes the last.
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'PreconnectToSearch',
  'Translate',
]

/** Flags for a Chromium that runs as root, without a screen, and that asks nobody for anything. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  `--disable-features=${withoutFeatures.join(',')}`,
]

/**
 * For tests, each of which opens a page for a second or two: by then its code is compiled well for much
 * longer use, which takes a fifth of all the time. Not for what is timed.
 */
export const chromiumTestFlags = [...chromiumFlags, '--js-flags=--no-opt,--no-maglev']
