import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import done from '../../../fixtures/modalDone/done.json'
import begin from '../../../fixtures/modalProgress/begin.json'
import half from '../../../fixtures/modalProgress/half.json'
import threeButtons from '../../../fixtures/openModal/buttons-emit-url-state.json'
import confirmUninstall from '../../../fixtures/openModal/confirm-uninstall.json'
import dirtyButtons from '../../../fixtures/openModal/dirty-buttons.json'
import hostile from '../../../fixtures/openModal/hostile-html.json'
import longHtml from '../../../fixtures/openModal/long-html.json'
import noButtons from '../../../fixtures/openModal/no-buttons.json'
import plain from '../../../fixtures/openModal/plain.json'
import withProgress from '../../../fixtures/openModal/with-progress.json'
import { OverlayStory } from '../../support/OverlayStory'

/** Modals that the player opens, and its progress. Each test sees the dialog named by the player's title. */
const meta = {
  title: 'app/overlays/DeviceModal',
  parameters: { covers: ['overlay:DeviceModal'] },
  component: OverlayStory,
} satisfies Meta<typeof OverlayStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const kiosk = { globals: { viewport: { value: 'kiosk' } } } satisfies Story

/** The player's modal, and not what stands in for it, by the same title, while its code is fetched. */
const dialog = (name: string) =>
  waitFor(
    async () => {
      const modal = screen.getByRole('dialog', { name })
      await expect(within(modal).queryByText('Waiting for the player')).toBeNull()
      return modal
    },
    { timeout: 12_000 },
  )

const isOpen =
  (title: string): Play =>
  async () => {
    const modal = await dialog(title)
    await waitFor(() => expect(modal).toBeVisible())
  }

const opened = (payload: { title: string | null }, event = 'openModal'): Story => ({
  args: { pushes: [{ event, payload }] },
  play: isOpen(payload.title ?? 'Please note'),
})

export const Small: Story = { ...opened(noButtons), tags: ['dark'] }
export const Medium: Story = { ...opened(threeButtons), tags: ['dark', 'phone', 'kiosk'] }
export const Large: Story = { ...opened(plain), tags: ['dark'] }

/** More than fits: the text scrolls, the buttons stay in view. */
export const LongText: Story = {
  ...opened(longHtml),
  ...kiosk,
  play: async () => {
    const modal = await dialog(longHtml.title)
    const { bottom } = modal.getBoundingClientRect()
    for (const button of within(modal).getAllByRole('button')) {
      await expect(button.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom)
    }
    await expect(bottom).toBeLessThanOrEqual(window.innerHeight)
  },
  tags: ['phone'],
}

/** Cancel and Remove by the style classes that the player gives; Remove sends what it says. */
export const ButtonClasses: Story = {
  args: { ...opened(confirmUninstall).args, onSend: fn() },
  play: async ({ args, userEvent }) => {
    const modal = await dialog(confirmUninstall.title)
    const remove = within(modal).getByRole('button', { name: 'Remove' })
    const cancel = within(modal).getByRole('button', { name: 'Cancel' })
    await expect(remove).toHaveAttribute('data-variant', 'outline')
    await expect(cancel).toHaveAttribute('data-variant', 'filled')
    await userEvent.click(remove)
    await expect(args.onSend).toHaveBeenCalledWith('unInstallPlugin', {
      category: 'music_service',
      name: 'attic_radio',
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
}

export const DirtyButtons: Story = opened(dirtyButtons)

/** The state leads to a screen that this panel does not have, which the modal says. */
export const DeadEnd: Story = {
  ...opened(threeButtons),
  play: async ({ userEvent }) => {
    const modal = await dialog(threeButtons.title)
    await userEvent.click(within(modal).getByRole('button', { name: 'Sign in' }))
    await expect(await within(modal).findByRole('alert')).toHaveTextContent(/does not have/)
  },
}

export const HostileHtml: Story = {
  ...opened(hostile),
  play: async () => {
    const modal = await dialog(hostile.title)
    await waitFor(() => expect(modal.querySelector('a')).not.toBeNull())
    await expect(modal.querySelector('iframe, script, img, [onclick], [href^=javascript]')).toBeNull()
    // The button's name is shown as it came, as text.
    await within(modal).findByRole('button', { name: hostile.buttons[0]?.name ?? '' })
  },
}

export const WithProgress: Story = {
  ...opened(withProgress),
  play: async () => {
    const modal = await dialog(withProgress.title)
    const bar = await within(modal).findByRole('progressbar', { name: 'Progress' })
    await expect(bar).not.toHaveAttribute('aria-valuenow')
  },
}

export const ProgressBegins: Story = opened(begin, 'modalProgress')
export const ProgressRunning: Story = {
  ...opened(half, 'modalProgress'),
  play: async () => {
    const modal = await dialog(half.title)
    await expect(within(modal).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  },
  tags: ['dark', 'phone'],
}

/** While it runs there are no buttons; they come when it is done. */
export const ProgressDone: Story = {
  name: '[D4-22] A progress shows its buttons when it is done',
  args: {
    ...ProgressRunning.args,
    onPlayer: (player) => {
      window.setTimeout(() => player.push('modalDone', done), 100)
    },
  },
  play: async () => {
    const modal = await dialog(half.title)
    await expect(within(modal).queryByRole('button', { name: 'Cancel' })).toBeNull()
    await within(modal).findByText(done.message)
    const names = within(modal)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    await expect(names).toContain('Close')
  },
  tags: ['dark'],
}
