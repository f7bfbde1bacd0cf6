import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen } from 'storybook/test'
import longGerman from '../../../fixtures/pushSystemVersion/long-german.json'
import nothing from '../../../fixtures/pushSystemVersion/nothing.json'
import usual from '../../../fixtures/pushSystemVersion/usual.json'
import versionOnly from '../../../fixtures/pushSystemVersion/version-only.json'
import { CoreSectionStory } from '../../support/CoreSectionStory'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'

const answering = (version: unknown) => ({
  getSystemVersion: { event: 'pushSystemVersion', payload: version },
})

/** Which version the player runs. */
const meta = {
  title: 'features/system/SystemVersion',
  parameters: { covers: ['section:system-version'] },
  component: CoreSectionStory,
  args: { name: 'system-version', answers: answering(usual) },
} satisfies Meta<typeof CoreSectionStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const shows =
  (text: string): Play =>
  async () => {
    await screen.findByText(text)
  }

export const Told: Story = {
  name: '[D2.11-5] [D3-50] Version, date and further information',
  play: shows('test build'),
  tags: ['dark', 'phone'],
}
export const VersionOnly: Story = { args: { answers: answering(versionOnly) }, play: shows('5.1') }
export const Nothing: Story = {
  args: { answers: answering(nothing) },
  play: shows('The player does not tell its version.'),
}
export const LongGerman: Story = {
  args: { answers: answering(longGerman), language: 'de' },
  play: shows('Weitere Angaben'),
  ...narrow,
}
export const Waiting: Story = { args: { answers: {} }, play: shows('System version') }
export const Silent: Story = {
  args: { answers: {} },
  beforeEach: impatiently,
  play: shows('The player has not said which version it runs.'),
}
