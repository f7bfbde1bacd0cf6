import type { StorybookConfig } from '@storybook/react-vite'
import { coversPlugin } from './covers/coversPlugin.ts'

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  // Pictures lie where a player would serve them.
  staticDirs: ['../public', { from: '../stories/support/pictures', to: '/backgrounds' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({ ...vite, plugins: [...(vite.plugins ?? []), coversPlugin()] }),
}

export default config
