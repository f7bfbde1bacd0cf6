import type { Meta, StoryObj } from '@storybook/react-vite'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import { inLongGerman, onlyElement } from '../support/onlyElement'
import { PageStory } from '../support/PageStory'

/** Choices of a page. */
const meta = { title: 'renderer/Select', component: PageStory } satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const raw = onlyElement(everyElement, 'select')

export const Normal: Story = { args: { raw } }
export const Dark: Story = { args: { raw }, parameters: { scheme: 'dark' } }
export const Phone: Story = { args: { raw }, globals: { viewport: { value: 'mobile1' } } }
export const LongGerman: Story = {
  args: { raw: inLongGerman(raw) },
  globals: { viewport: { value: 'mobile1' } },
}
