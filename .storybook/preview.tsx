import type { Preview } from '@storybook/react-vite'
import { configure } from 'storybook/test'
// Fetched when the first push wants them, which in the first story of a page takes longer than what waits for
// an answer has timeout.
import '../src/device/topics/deferredPushChecks'
import '../src/theme/panelStyles'
import '../src/theme/panel.css'
import '../src/theme/forcedColors.css'
import { galleryChoice } from '../stories/support/gallery/galleryChoice'
import { storyLanguage } from '../stories/support/language/storyLanguage'
import { axeOptions } from '../tests/support/axeOptions'
import { watchMachines } from './covers/watchMachines'
import { choiceOf } from './gallery/choiceOf'
import { Gallery } from './gallery/Gallery'
import { initialGlobals, toolbar } from './gallery/toolbar'
import { judgeLooks } from './looks/judgeLooks'
import { forcedScheme } from './looks/page'
import { refusePageErrors } from './refusePageErrors'
import { replay } from './gallery/replay'
import { settle } from './settle'
import { viewports } from './viewports'

// A second, the default, is not much for the first story of a page on a busy machine, which has to fetch all
// that it shows.
configure({ asyncUtilTimeout: 12_000 })

/** What a story begins with: who the player is, and what it says of its theme. */
const keyOf = (globals: Record<string, unknown>): string => {
  const { brand, uiTheme } = choiceOf(globals)
  return `${brand?.word} ${uiTheme}`
}

const preview: Preview = {
  beforeEach: ({ id, globals }) => {
    const { brand, uiTheme } = choiceOf(globals)
    galleryChoice.set({ brand, uiTheme })
    forcedScheme.setState({ scheme: undefined })
    // Drawn anew, as after a change of the scheme, a story goes on.
    if (replay.note(id, keyOf(globals)) === 'again') return undefined
    const stopListening = refusePageErrors.listen()
    const stopWatching = watchMachines.begin()
    return () => {
      stopListening()
      stopWatching()
      storyLanguage.forget()
      replay.forget()
    }
  },
  afterEach: async (context) => {
    const { globals, parameters } = context
    await settle()
    if (replay.isDue()) {
      replay.begin()
      return
    }
    await watchMachines.judge(parameters['covers'])
    if (globals['areLooksJudged'] === true) await judgeLooks(context)
    refusePageErrors.judge()
    // Stories find their way by their own words; only then is another language shown.
    await storyLanguage.show(choiceOf(globals).language)
  },
  globalTypes: toolbar,
  initialGlobals,
  parameters: {
    layout: 'fullscreen',
    // An accessibility error fails the story's test.
    a11y: { test: 'error', options: axeOptions },
    viewport: { options: viewports },
    options: { storySort: { order: ['device', 'machines', 'screens', 'app', 'features', 'renderer', 'ui'] } },
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const { brand } = choiceOf(globals)
      return (
        <Gallery
          key={keyOf(globals)}
          scheme={(parameters['scheme'] ?? globals['scheme']) === 'dark' ? 'dark' : 'light'}
          direction={globals['direction'] === 'rtl' ? 'rtl' : 'ltr'}
          brand={brand}
        >
          <Story />
        </Gallery>
      )
    },
  ],
}

export default preview
