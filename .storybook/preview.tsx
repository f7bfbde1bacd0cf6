import { MantineProvider } from '@mantine/core'
import type { Preview } from '@storybook/react-vite'
import { I18nextProvider } from 'react-i18next'
import brand from '../brand.json'
import { createTranslator } from '../src/i18n/createTranslator'
import { createPanelTheme } from '../src/theme/createPanelTheme'
import { panelVariables } from '../src/theme/panelVariables'
import '../src/theme/shellStyles'
import '../src/theme/formStyles'
import '../src/theme/panel.css'
import { BrandContext } from '../src/ui/brand/BrandContext'
import { refuseComplaints } from './refuseComplaints'
import { settle } from './settle'
import { viewports } from './viewports'

const translator = createTranslator()
const theme = createPanelTheme(brand.accentColor)

const preview: Preview = {
  beforeEach: refuseComplaints.listen,
  afterEach: async () => {
    await settle()
    refuseComplaints.judge()
  },
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    layout: 'fullscreen',
    // An accessibility error fails the story's test.
    a11y: { test: 'error' },
    viewport: { options: viewports },
  },
  decorators: [
    (Story, { globals, parameters }) => (
      <I18nextProvider i18n={translator}>
        <BrandContext value={brand}>
          <MantineProvider
            theme={theme}
            cssVariablesResolver={panelVariables}
            forceColorScheme={(parameters['scheme'] ?? globals['scheme']) === 'dark' ? 'dark' : 'light'}
          >
            <Story />
          </MantineProvider>
        </BrandContext>
      </I18nextProvider>
    ),
  ],
}

export default preview
