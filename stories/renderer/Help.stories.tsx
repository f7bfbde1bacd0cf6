import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import documented from '../../fixtures/pushUiConfig/documented.json'
import hostileHtml from '../../fixtures/pushUiConfig/hostile-html.json'
import helpHidden from '../../fixtures/pushUiSettings/help-hidden.json'
import { SettingsStory } from '../support/SettingsStory'

/** What a page says of its parts: descriptions beside them, documents behind their info buttons. */
const meta = { title: 'renderer/Help', component: SettingsStory } satisfies Meta<typeof SettingsStory>
export default meta

type Story = StoryObj<typeof meta>

export const Normal: Story = {
  name: '[D2.10-4] Items and sections have descriptions and document buttons',
  args: { page: documented },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Up to 40 characters.')).toBeVisible()
    for (const part of ['Reception', 'Station', 'Start by itself', 'Bands', 'Delete covers'])
      await expect(canvas.getByRole('button', { name: `About ${part}` })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'About Quality' })).toBeNull()
    await expect(canvas.getByRole('textbox', { name: 'Station' })).toHaveAccessibleDescription(
      'Up to 40 characters.',
    )
    await expect((await canvas.findByText('on the player')).tagName).toBe('EM')
    await expect(canvas.getByRole('link', { name: 'handbook' })).toHaveAttribute('target', '_blank')
    await expect(canvas.getByRole('button', { name: 'Delete covers' })).toHaveAccessibleDescription(
      /^Covers that are kept on the player/,
    )
  },
  tags: ['dark', 'narrow'],
}

/**
 * What stands on one line with the first line of a section's heading: the icon before it, the button after
 * it.
 */
export const HeadingOnOneLine: Story = {
  args: { page: documented },
  play: async ({ canvas }) => {
    const heading = await canvas.findByRole('heading', { name: 'Reception' })
    const about = canvas.getByRole('button', { name: 'About Reception' })
    const icon = heading.closest('header')?.querySelector('svg')
    if (!icon) throw new Error('The section has no icon')
    const middle = firstLine(heading)
    for (const part of [icon, about]) {
      const { top, height } = part.getBoundingClientRect()
      await expect(Math.abs(top + height / 2 - middle)).toBeLessThan(1)
    }
    await expect(about.getBoundingClientRect().height).toBe(44)
  },
}

/** Middle of the first line of a text, in px from the top of the screen. */
function firstLine(element: HTMLElement): number {
  const range = document.createRange()
  range.selectNodeContents(element)
  const [line] = range.getClientRects()
  if (!line) throw new Error('The element holds no text')
  return line.top + line.height / 2
}

/** A document in its modal; closed, the focus is back on its button. */
export const DocumentOpen: Story = {
  name: '[D2.10-4] A document opens in a modal',
  args: { page: documented },
  play: async ({ canvas }) => {
    const about = await canvas.findByRole('button', { name: 'About Start by itself' })
    await userEvent.click(about)
    const modal = await screen.findByRole('dialog', { name: 'Start by itself' })
    await waitFor(() => expect(within(modal).getAllByRole('listitem')).toHaveLength(2))
    await waitFor(() => expect(modal).toBeVisible())
  },
  tags: ['dark', 'phone'],
}

export const DocumentClosed: Story = {
  args: { page: documented },
  play: async (context) => {
    await DocumentOpen.play?.(context)
    await userEvent.click(screen.getByRole('button', { name: 'Got it' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(context.canvas.getByRole('button', { name: /Start by itself/ })).toHaveFocus())
  },
}

export const SwitchedOff: Story = {
  name: '[D3-34] The UI settings switch documents and descriptions off',
  args: { page: documented, uiSettings: helpHidden },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Reception' })
    await expect(canvas.queryByRole('button', { name: /^About/ })).toBeNull()
    await expect(canvas.queryByText('Up to 40 characters.')).toBeNull()
  },
}

export const Hostile: Story = {
  args: { page: hostileHtml },
  play: async ({ canvas }) => {
    const [about] = await canvas.findAllByRole('button', { name: /^About/ })
    if (about) await userEvent.click(about)
    const modal = await screen.findByRole('dialog')
    await waitFor(() => expect(modal).toBeVisible())
    await expect(modal.querySelector('iframe, script, [onerror], [onclick], [href^=javascript]')).toBeNull()
  },
}
