import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, within } from 'storybook/test'
import everyElement from '../../../fixtures/pushUiConfig/every-element.json'
import { PanelStory } from '../../support/PanelStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

let player: ScriptedPlayer | undefined

/** The player wants the panel reloaded. */
const meta = {
  title: 'app/overlays/ReloadOffer',
  component: PanelStory,
  args: {
    path: '/plugin/music_service-attic_radio',
    page: everyElement,
    onReload: fn(),
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>

/** A form holds edits: the reload is offered and only done when the user says so. */
export const WithUnsavedEdits: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const [field] = await canvas.findAllByRole('textbox')
    if (field) await userEvent.type(field, ' and more')
    player?.push('reloadUi', null)
    await canvas.findByRole('button', { name: 'Reload' })
    await expect(args.onReload).not.toHaveBeenCalled()
  },
  tags: ['dark', 'phone'],
}

/** Who accepts the offer while there are edits is asked once; a no brings the offer back. */
export const Asks: Story = {
  play: async (context) => {
    await WithUnsavedEdits.play?.(context)
    const { canvas, args, userEvent } = context
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    const question = await screen.findByRole('dialog', { name: 'Reload without saving?' })
    await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }))
    await canvas.findByRole('button', { name: 'Reload' })
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await screen.findByRole('dialog', { name: 'Reload without saving?' })
    await expect(args.onReload).not.toHaveBeenCalled()
  },
  tags: ['dark', 'phone'],
}

export const WithoutEdits: Story = {
  name: '[D4-39] Reloads at once where nothing is lost',
  play: async ({ canvas, args }) => {
    await canvas.findAllByRole('textbox')
    player?.push('reloadUi', null)
    await expect(args.onReload).toHaveBeenCalledTimes(1)
  },
}
