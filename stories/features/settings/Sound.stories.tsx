import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import bands from '../../../fixtures/pushDSPUiConfig/bands.json'
import fifteenBands from '../../../fixtures/pushDSPUiConfig/fifteen-bands.json'
import none from '../../../fixtures/pushDSPUiConfig/no-sections.json'
import { ModalStory } from '../../support/ModalStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const answering = (payload: unknown) => ({ getDSPUiConfig: { event: 'pushDSPUiConfig', payload } })

let player: ScriptedPlayer | undefined

/** The player's page for its sound, over what plays. */
const meta = {
  title: 'features/settings/Sound',
  parameters: { covers: ['modal:modal-sound'] },
  component: ModalStory,
  args: {
    request: { name: 'modal-sound' },
    answers: answering(bands),
    onPlayer: (made: ScriptedPlayer) => {
      player = made
    },
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>

const sliders = () => screen.findAllByRole('slider')

export const Equaliser: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: bands.page.label })
    await expect((await sliders()).length).toBeGreaterThan(2)
    // Its label stands above it once.
    await expect(dialog.querySelectorAll('h1')).toHaveLength(0)
  },
  tags: ['dark', 'phone'],
}
/** Long words, and more bands than there is room for. */
export const FifteenBands: Story = {
  args: { answers: answering(fifteenBands), language: 'de' },
  tags: ['narrow'],
}

/** What is unsaved is asked about; what is saved goes as from any page. */
export const Unsaved: Story = {
  play: async () => {
    const [first] = await sliders()
    first?.focus()
    await userEvent.keyboard('{ArrowUp}')
    await userEvent.keyboard('{Escape}')
    await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.click(screen.getByRole('button', { name: 'Discard and leave' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(player?.sent.some(({ event }) => event === 'callMethod')).not.toBe(true)
  },
}

/** The plugin was switched off meanwhile: the page says so in the player's words. */
export const Gone: Story = {
  args: { answers: answering(none) },
  play: async () => {
    await screen.findByRole('dialog', { name: none.page.label })
    await expect(screen.queryByRole('slider')).toBeNull()
  },
}
