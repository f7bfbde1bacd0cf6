import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import dirtyButtons from '../../fixtures/pushUiConfig/dirty-buttons.json'
import everyElement from '../../fixtures/pushUiConfig/every-element.json'
import type { ScriptedDevice } from '../../tests/support/ScriptedDevice'
import { looksOf } from '../support/looksOf'
import { onlyElement } from '../support/onlyElement'
import { PageStory } from '../support/PageStory'
import { noticesOf } from '../support/rows'
import { SettingsStory } from '../support/SettingsStory'

/** Buttons of a page. */
const meta = {
  title: 'renderer/Button',
  parameters: { covers: ['element:button'] },
  component: PageStory,
  args: { onCommand: fn() },
} satisfies Meta<typeof PageStory>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(onlyElement(everyElement, 'button'))

export const Normal: Story = looks.normal
export const LongGerman: Story = looks.longGerman

/** What was pressed is on its way: the button waits and cannot be pressed twice. */
export const Running: Story = {
  args: { ...looks.normal.args, outcome: 'pending' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete now' })
    await userEvent.click(button)
    await expect(button).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Manual' })).toBeEnabled()
    await expect(args.onCommand).toHaveBeenCalledTimes(1)
  },
}

/**
 * Actions that say nothing to do are told and cannot be pressed; strange ones that call a method still work.
 */
export const DirtyInput: Story = {
  args: { raw: dirtyButtons },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() =>
      expect(noticesOf(canvasElement)).toEqual({
        'No action': ['noAction'],
        'An empty action': ['schema'],
        'An action in a word': ['noAction'],
        'An unknown action': ['noAction'],
        'No request': ['schema'],
        'No address': ['noAction'],
        'A script for an address': ['unsafeAddress'],
        'No page': ['schema'],
        'A kind of its own': [],
        'A placeholder for an endpoint': [],
        nameless: [],
        Button: ['schema'],
      }),
    )
    for (const dead of ['Press in vain', 'Do nothing', 'Restart', 'Beam up', 'Send', 'Open', 'Read'])
      await expect(canvas.getByRole('button', { name: dead })).toBeDisabled()
    for (const alive of ['Rescan', 'Mend', 'nameless', 'Button'])
      await userEvent.click(canvas.getByRole('button', { name: alive }))
    await expect(args.onCommand).toHaveBeenCalledTimes(4)
    await expect(args.onCommand).toHaveBeenCalledWith({
      kind: 'callMethod',
      payload: { type: 'script', endpoint: 'music_service/attic_radio', method: 'rescan', data: 'R' },
    })
  },
}

let player: ScriptedDevice | undefined

/** The player is gone: nothing is sent, the reason is told, and the button can be pressed again. */
export const ErrorState: Story = {
  args: { raw: looks.normal.args.raw },
  render: () => (
    <SettingsStory
      page={everyElement}
      onDevice={(made) => {
        player = made
        made.setOutcome({ status: 'refused', reason: 'offline', message: 'not connected' })
      }}
    />
  ),
  play: async ({ canvas }) => {
    const button = await canvas.findByRole('button', { name: 'Delete now' })
    await userEvent.click(button)
    const messages = within(canvas.getByRole('region', { name: 'Messages' }))
    await userEvent.hover(await messages.findByText(/The player is not connected/))
    await expect(button).toBeEnabled()
    await expect(player?.sentWith('callMethod')).toEqual([])
  },
  tags: ['dark', 'phone'],
}

/** An address that is no address of the web is not opened, and that is told. */
export const UnsafeAddress: Story = {
  args: { raw: dirtyButtons },
  render: () => <SettingsStory page={dirtyButtons} />,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Run' }))
    const messages = within(canvas.getByRole('region', { name: 'Messages' }))
    await userEvent.hover(await messages.findByText(/is not opened: only http and https addresses are/))
  },
}

/** A button that asks first: no leaves everything as it is. */
export const Asks: Story = {
  args: { raw: looks.normal.args.raw },
  render: () => (
    <SettingsStory
      page={everyElement}
      onDevice={(made) => {
        player = made
      }}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out' }))
    const question = within(await screen.findByRole('dialog', { name: 'Sign out?' }))
    const words = await question.findByText('The favourites stay.')
    await waitFor(() => expect(words).toBeVisible())
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(player?.sentWith('callMethod')).toEqual([])
  },
}
