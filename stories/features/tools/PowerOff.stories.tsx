import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent } from 'storybook/test'
import opera from '../../../fixtures/pushUiSettings/theme-opera.json'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'

/** Power off and restart, from the side menu. */
const meta = {
  title: 'features/tools/PowerOff',
  parameters: { covers: ['modal:modal-power-off'] },
  component: ModalStory,
  args: { request: { name: 'modal-power-off' } },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const has =
  (...names: string[]): Play =>
  async () => {
    const dialog = await screen.findByRole('dialog')
    const buttons = [...dialog.querySelectorAll('button')].map(({ textContent }) => textContent)
    await expect(buttons.filter((name) => name !== '')).toEqual(names)
  }

export const Normal: Story = { play: has('Cancel', 'Restart', 'Power off'), tags: ['dark', 'phone'] }
export const LongGerman: Story = {
  args: { language: 'de' },
  play: has('Abbrechen', 'Neu starten', 'Ausschalten'),
  ...narrow,
}
export const Opera: Story = {
  args: { pushes: [{ event: 'pushUiSettings', payload: opera }] },
  play: has('Cancel', 'Power off'),
}

/** It goes, and nobody but the lost connection will say so. */
export const Going: Story = {
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Restart' }))
    await screen.findByText('Restarting…')
  },
  tags: ['dark', 'phone'],
}
