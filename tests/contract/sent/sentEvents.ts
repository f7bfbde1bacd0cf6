import type { RequestEvent } from '../../../src/device/Device'
import type { SendingPlace } from './findRequests'

/**
 * The device client's own hands, which pass on what they are given, and what the device itself has written:
 * pages and windows.
 */
const passedOn: readonly RequestEvent[] = []

/**
 * What leaves from the places where its name is worked out. tests/unit/whatWeSend.test.tsx runs those of
 * browse.
 */
export const workedOut: Readonly<Record<string, readonly RequestEvent[]>> = {
  'src/app/App.tsx': passedOn,
  'src/device/waitForInitialState.ts': ['getState', 'getMenuItems'],
  'src/device/DeviceClient.ts': passedOn,
  'src/device/ask.ts': passedOn,
  'src/device/nowPlaying/nowPlayingStore.ts': ['play', 'volatilePlay', 'pause', 'stop', 'next'],
  'src/device/hooks.tsx': passedOn,
  'src/features/browse/commands/sendCommand.ts': [
    'addPlay',
    'addToFavourites',
    'addToPlaylist',
    'addToQueue',
    'addWebRadio',
    'createPlaylist',
    'deleteFolder',
    'deletePlaylist',
    'enqueue',
    'playItemsList',
    'playPlaylist',
    'removeFromFavourites',
    'removeFromPlaylist',
    'removeWebRadio',
    'replaceAndPlay',
    'safeRemoveDrive',
    'updateDb',
  ],
  'src/features/browse/sources/SourcesPanel.tsx': passedOn,
  'src/features/inputs/InputToggles.tsx': ['callMethod', 'stop'],
  'src/features/plugins/usePluginActs.ts': ['preUninstallPlugin', 'getPluginDetails'],
  'src/features/settings/useRunCommand.ts': passedOn,
  'src/features/settings/useSettingsPage.ts': ['getUiConfig', 'getWizardUiConfig'],
  'src/features/tools/power/PowerModal.tsx': ['reboot', 'shutdown'],
  'src/features/updates/Updates.tsx': passedOn,
  'src/features/wizard/useWizard.ts': [
    'getAvailableLanguages',
    'getOutputDevices',
    'getExperienceAdvancedSettings',
    'getDonePage',
  ],
}

/** What is sent, and the files from which. */
export function sentEvents(places: readonly SendingPlace[]): Map<string, string[]> {
  const sent = new Map<string, string[]>()
  for (const { file, events, workedOut: name } of places)
    for (const event of name === undefined ? events : (workedOut[file] ?? [])) {
      const files = sent.get(event) ?? []
      if (!files.includes(file)) sent.set(event, [...files, file])
    }
  return sent
}
