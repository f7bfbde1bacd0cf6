import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import constraints from '../../fixtures/pushUiConfig/constraints.json'
import coreSections from '../../fixtures/pushUiConfig/core-sections.json'
import dirtySections from '../../fixtures/pushUiConfig/dirty-sections.json'
import hiddenParts from '../../fixtures/pushUiConfig/hidden-parts.json'
import iconsUnknown from '../../fixtures/pushUiConfig/icons-unknown.json'
import longGerman from '../../fixtures/pushUiConfig/long-german.json'
import readOnly from '../../fixtures/pushUiConfig/read-only.json'
import repushAfter from '../../fixtures/pushUiConfig/repush-after.json'
import repushBefore from '../../fixtures/pushUiConfig/repush-before.json'
import sectionImage from '../../fixtures/pushUiConfig/section-image.json'
import visibleIf from '../../fixtures/pushUiConfig/visible-if.json'
import withoutSaveButton from '../../fixtures/pushUiConfig/without-save-button.json'
import { looksOf, narrow } from '../support/looksOf'
import { PageStory } from '../support/PageStory'
import { errorsOf, rowOf } from '../support/rows'
import { pressSave, replace, saving } from '../support/saving'

/** Sections of a page in every state, from untouched to saved. */
const meta = { title: 'renderer/Section', component: PageStory, args: { onCommand: fn() } } satisfies Meta<
  typeof PageStory
>
export default meta

type Story = StoryObj<typeof meta>

const looks = looksOf(repushBefore)

export const Normal: Story = looks.normal
export const LongGerman: Story = { args: { raw: longGerman, language: 'de' }, ...narrow }
export const Image: Story = { args: { raw: sectionImage } }
export const UnknownIcon: Story = { args: { raw: iconsUnknown } }

export const Hidden: Story = {
  name: '[D2.10-3] Hidden sections and items are not drawn, and a hidden save button is not either',
  args: { raw: hiddenParts },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('switch')).toEqual([
      canvas.getByLabelText('Shown switch'),
      canvas.getByLabelText('Cannot be saved'),
    ])
    await expect(canvas.queryByRole('heading', { name: 'Gone' })).toBeNull()
    await expect(canvas.getAllByRole('button', { name: 'Save' })).toHaveLength(1)
  },
}

export const WithoutSaveButton: Story = {
  args: { raw: withoutSaveButton },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Shows only'))
    await expect(canvas.getAllByRole('button')).toEqual([canvas.getByRole('button', { name: 'Delete now' })])
  },
}

/** Every kind of field that cannot be changed, which its look says too. */
export const ReadOnly: Story = {
  args: { raw: readOnly },
  play: async ({ args, canvas }) => {
    for (const written of ['Serial number', 'Port', 'Pin', 'Tint'])
      await expect(canvas.getByLabelText(written)).toHaveAttribute('readonly')
    for (const worked of ['Licence accepted', 'Locked', 'Quality'])
      await expect(canvas.getByLabelText(worked)).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Delete now' })).toBeDisabled()
    const slid = { Reach: '30', 'Bands Bass': '2', 'Bands Mid': '0', 'Bands Treble': '4' }
    for (const [name, value] of Object.entries(slid)) {
      const slider = canvas.getByRole('slider', { name })
      await expect(slider).toHaveAttribute('aria-valuenow', value)
      await expect(slider).toHaveAttribute('aria-disabled', 'true')
    }
    // Told by the bubble that is always there, and nowhere else.
    await expect(canvas.getByText('4')).toBeVisible()
    await userEvent.type(canvas.getByLabelText('Serial number'), '!')
    await expect(canvas.queryByText('Not saved yet')).toBeNull()
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      saving({
        serial: 'X-1974',
        port: 8000,
        reach: 30,
        pin: '1234',
        tint: '#336699',
        licence: true,
        locked: true,
        quality: { value: 'high', label: 'High' },
        bands: [2, 0, 4],
      }),
    )
  },
  tags: ['dark', 'phone'],
}

export const UnknownCoreSection: Story = {
  name: '[D2.10-14] Core sections that this interface does not have are named and do no harm',
  args: { raw: coreSections },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/has no section named/).length).toBeGreaterThan(0)
  },
}

/** Sections that are none, say nothing, or cannot be saved: each says so at its place, and the rest works. */
export const DirtyInput: Story = {
  args: { raw: dirtySections },
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getAllByLabelText('Name')).toHaveLength(6))
    const notices = [...canvasElement.querySelectorAll<HTMLElement>('[data-notice]')]
    await expect(notices.map(({ dataset }) => dataset['notice'])).toEqual([
      'invalidSection',
      'invalidSection',
      'noContent',
      'noContent',
      'cannotSave',
      'unknownSaveField',
    ])
    const [nowhere, ghosts] = await canvas.findAllByRole('button', { name: 'Save' })
    await expect(nowhere).toBeDisabled()
    if (ghosts) await userEvent.click(ghosts)
    await expect(args.onCommand).toHaveBeenLastCalledWith(saving({ real: 'Attic' }))
  },
  tags: ['dark'],
}
export const DirtyInputGerman: Story = { args: { raw: dirtySections, language: 'de' }, ...narrow }

export const Visibility: Story = {
  name: '[D2.10-5] An item appears when the field that it depends on has the value',
  args: { raw: visibleIf },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText('Address')).toBeNull()
    await userEvent.selectOptions(canvas.getByLabelText('Mode'), 'By hand')
    await expect(await canvas.findByLabelText('Address')).toBeVisible()
    await userEvent.selectOptions(canvas.getByLabelText('Mode'), 'Automatic')
    await waitFor(() => expect(canvas.queryByLabelText('Address')).toBeNull())
  },
}

export const Unsaved: Story = {
  name: 'An edit is said to be unsaved and can be undone',
  args: { raw: repushBefore },
  play: async ({ canvas }) => {
    const field = canvas.getByLabelText('Name')
    await userEvent.type(field, ' x')
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo changes' }))
    await expect(field).toHaveValue('Attic')
  },
}

/** The player has not answered yet: the button waits, the fields can be worked on. */
export const Saving: Story = {
  args: { raw: repushBefore, outcome: 'pending' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText('Name'), ' x')
    const save = canvas.getByRole('button', { name: 'Save' })
    await userEvent.click(save)
    await waitFor(() => expect(save).toBeDisabled())
    await userEvent.click(canvas.getByLabelText('Limit'))
    await expect(canvas.getByLabelText('Limit')).toBeChecked()
    await expect(args.onCommand).toHaveBeenCalledTimes(1)
  },
  tags: ['dark'],
}

export const Saved: Story = {
  args: { raw: repushBefore },
  play: async ({ args, canvas }) => {
    await replace(canvas.getByLabelText('Name'), ' Cellar ')
    await pressSave(canvas)
    await expect(await canvas.findByText('Sent to the player')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Undo changes' })).toBeNull()
    await expect(args.onCommand).toHaveBeenLastCalledWith(
      saving({ mixer: { value: 'hardware', label: 'Hardware' }, start: 30, name: 'Cellar', limit: false }),
    )
  },
  tags: ['dark'],
}

/** What could not be sent stays, is still unsaved, and can be sent again. */
export const SaveRefused: Story = {
  args: { raw: repushBefore, outcome: 'refused' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Name')
    await userEvent.type(field, ' x')
    await pressSave(canvas)
    await pressSave(canvas)
    await expect(args.onCommand).toHaveBeenCalledTimes(2)
    await expect(canvas.getByText('Not saved yet')).toBeVisible()
    await expect(field).toHaveValue('Attic x')
  },
}

export const ConstraintErrors: Story = {
  name: 'A value out of its limits is refused at its field, and nothing is sent',
  args: { raw: constraints },
  play: async ({ canvas, canvasElement, args }) => {
    const percent = canvas.getByLabelText('0 to 100')
    await replace(percent, '1000')
    await replace(canvas.getByLabelText('Address'), '300.1.1.1')
    await pressSave(canvas)
    await waitFor(() =>
      expect(errorsOf(canvasElement)).toEqual({
        '0 to 100': 'Enter 100 or less.',
        Address: 'Enter an IP address such as 192.168.1.20.',
      }),
    )
    await waitFor(() => expect(percent).toHaveFocus())
    await expect(args.onCommand).not.toHaveBeenCalled()
  },
  tags: ['dark', 'phone'],
}

export const Conflict: Story = {
  name: 'A field that the device changed while the user did offers both values',
  args: { raw: repushBefore, again: repushAfter },
  play: async ({ canvas, canvasElement }) => {
    const field = canvas.getByLabelText('Volume at start')
    await replace(field, '17')
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    const row = within(rowOf(canvasElement, 'Volume at start'))
    await row.findByText(/has changed this to “60”/)
    await expect(field).toHaveValue('17')
    await expect(canvas.getByLabelText('Name')).toHaveValue('Cellar')
    await userEvent.click(row.getByRole('button', { name: 'Take the player’s' }))
    await expect(field).toHaveValue('60')
  },
}

/** The same, undecided. */
export const ConflictOpen: Story = {
  args: Conflict.args ?? {},
  play: async ({ canvas }) => {
    await replace(canvas.getByLabelText('Volume at start'), '17')
    await replace(canvas.getByLabelText('Name'), 'Kitchen')
    await userEvent.click(canvas.getByRole('button', { name: 'Push again' }))
    await expect(await canvas.findAllByText(/has changed this/)).toHaveLength(2)
  },
  tags: ['dark', 'phone'],
}
