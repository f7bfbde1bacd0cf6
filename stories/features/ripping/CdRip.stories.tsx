import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import hostile from '../../../fixtures/cdRipStart/hostile.json'
import longGerman from '../../../fixtures/cdRipStart/long-german.json'
import later from '../../../fixtures/cdRipStart/looked-up-later.json'
import ninetyNine from '../../../fixtures/cdRipStart/ninety-nine-tracks.json'
import nothing from '../../../fixtures/cdRipStart/nothing.json'
import twelve from '../../../fixtures/cdRipStart/twelve-tracks.json'
import unreadable from '../../../fixtures/cdRipStart/unreadable.json'
import withoutDrives from '../../../fixtures/cdRipStart/without-drives.json'
import { ScriptedUpload } from '../../../tests/support/ScriptedUpload'
import { narrow } from '../../support/looksOf'
import { ModalStory } from '../../support/ModalStory'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const told = (payload: unknown) => [{ event: 'cdRipStart', payload }]
let player: ScriptedPlayer | undefined

/** What the player knows of a CD, to be mended and ripped. */
const meta = {
  title: 'features/ripping/CdRip',
  parameters: { covers: ['modal:cd-rip'] },
  component: ModalStory,
  args: {
    request: { name: 'cd-rip', size: 'lg' },
    pushes: told(twelve),
    // Storybook serves support/pictures where a player serves its backgrounds.
    origin: window.location.origin,
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof ModalStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const dialog = async () => within(await screen.findByRole('dialog'))
const shows =
  (label: string): Play =>
  async () => {
    const field = await (await dialog()).findByLabelText(label)
    await waitFor(() => expect(field).toBeVisible())
  }
/** Text into a field as from a clipboard, which is quicker than key by key. */
const put = async (field: HTMLElement, text: string, { clear, paste }: Parameters<Play>[0]['userEvent']) => {
  await clear(field)
  field.focus()
  await paste(text)
}

export const TwelveTracks: Story = {
  name: '[D2.15-1 D2.15-2 D2.15-3 D2.15-4 D2.15-5] A CD of twelve tracks',
  play: async () => {
    const modal = await dialog()
    await expect(modal.getAllByRole('textbox')).toHaveLength(16)
    await expect(modal.getByRole('combobox', { name: 'Destination drive' })).toHaveDisplayValue('MUSIK')
    await expect(modal.getByRole('button', { name: 'Rip' })).toBeEnabled()
    const cover = () => modal.getByRole<HTMLImageElement>('img', { name: 'Cover' })
    await waitFor(() => expect(cover().naturalWidth).toBeGreaterThan(0))
  },
  tags: ['dark', 'phone', 'kiosk'],
}

/** The last track is reached and edited, and no key waits for the other ones. */
export const NinetyNineTracks: Story = {
  args: { pushes: told(ninetyNine) },
  play: async ({ userEvent }) => {
    const modal = await dialog()
    const last = modal.getByRole('textbox', { name: 'Track 99' })
    last.scrollIntoView()
    await put(last, 'The very last', userEvent)
    await waitFor(() => expect(last).toHaveValue('The very last'))
    await expect(last.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight)
  },
  tags: ['phone'],
}

export const WithoutDrives: Story = {
  args: { pushes: told(withoutDrives) },
  play: async () => {
    await (await dialog()).findByText(withoutDrives.ripLocationMessage)
  },
  tags: ['phone'],
}

export const Unreadable: Story = {
  args: { pushes: told(unreadable) },
  play: async () => {
    const modal = await dialog()
    await modal.findByText(/cannot be read/)
    await expect(modal.queryByRole('button', { name: 'Rip' })).toBeNull()
  },
  tags: ['dark'],
}

export const NothingKnown: Story = {
  args: { pushes: told(nothing) },
  play: async () => {
    await (await dialog()).findByText(/says nothing about the CD/)
  },
}

export const Hostile: Story = {
  args: { pushes: told(hostile) },
  play: async () => {
    await (await dialog()).findByText('Fine.')
    await expect(document.querySelector('[role=dialog] :is(script, [onerror], [onclick])')).toBeNull()
  },
}

export const LongGerman: Story = {
  args: { pushes: told(longGerman), language: 'de' },
  play: async (context) => {
    await shows('Interpret')(context)
    const box = screen.getByRole('dialog').getBoundingClientRect()
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth)
    for (const { scrollWidth, clientWidth } of screen.getByRole('dialog').children)
      await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
  ...narrow,
}

export const Repushed: Story = {
  name: 'What was edited stays over a later push; where both changed, both are offered',
  play: async ({ userEvent }) => {
    const modal = await dialog()
    const second = modal.getByRole('textbox', { name: 'Track 2' })
    await put(second, 'Breakwater II', userEvent)
    player?.push('cdRipStart', later)
    await modal.findByDisplayValue('Ebb (live)')
    await expect(second).toHaveValue('Breakwater II')
    await modal.findByText(/Breakwater \(live\)/)
  },
  tags: ['phone'],
}

export const Ripped: Story = {
  name: '[D7-40] Rip sends everything and closes',
  play: async ({ userEvent }) => {
    const modal = await dialog()
    await put(modal.getByRole('textbox', { name: 'Album' }), 'High Tide', userEvent)
    await userEvent.click(modal.getByRole('button', { name: 'Rip' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(player?.sent.at(-1)).toMatchObject({
      event: 'callMethod',
      payload: {
        method: 'ripCD',
        data: { album: 'High Tide', disc: twelve.disc, destinationDrive: { name: 'MUSIK' } },
      },
    })
  },
}

export const Closing: Story = {
  name: 'Edits are not lost without a question',
  play: async ({ userEvent }) => {
    const modal = await dialog()
    await put(modal.getByRole('textbox', { name: 'Album' }), 'High Tide', userEvent)
    await userEvent.click(modal.getByRole('button', { name: 'Cancel' }))
    await screen.findByRole('dialog', { name: 'Close without ripping?' })
  },
}

export const Offline: Story = {
  play: async ({ userEvent }) => {
    const modal = await dialog()
    player?.disconnect()
    await userEvent.click(modal.getByRole('button', { name: 'Rip' }))
    await modal.findByText(/The player is not connected/)
  },
}

let stage: ReturnType<typeof ScriptedUpload.install> | undefined

export const CoverOnItsWay: Story = {
  name: '[D2.15-2] A cover on its way',
  beforeEach: () => {
    stage = ScriptedUpload.install()
    return () => stage?.uninstall()
  },
  play: async ({ userEvent }) => {
    const modal = await dialog()
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]')
    if (!input) throw new Error('there is no file input')
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])
    await userEvent.upload(input, new File([bytes], 'Front of the sleeve.jpg'))
    await waitFor(() => expect(stage?.uploads).toHaveLength(1))
    stage?.uploads[0]?.move(42, 100)
    await modal.findByText('42 %')
    await expect(modal.getByRole('button', { name: 'Rip' })).toBeDisabled()
  },
  tags: ['phone'],
}
