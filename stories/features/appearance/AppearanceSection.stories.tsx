import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import languages from '../../../fixtures/pushAvailableLanguages/three.json'
import dirty from '../../../fixtures/pushBackgrounds/dirty.json'
import empty from '../../../fixtures/pushBackgrounds/empty.json'
import longGerman from '../../../fixtures/pushBackgrounds/long-german.json'
import many from '../../../fixtures/pushBackgrounds/many.json'
import thumbnailsMissing from '../../../fixtures/pushBackgrounds/thumbnails-missing.json'
import background from '../../../fixtures/pushUiSettings/background.json'
import color from '../../../fixtures/pushUiSettings/color.json'
import { ScriptedUpload } from '../../../tests/support/ScriptedUpload'
import { CoreSectionStory } from '../../support/CoreSectionStory'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'

const answers = (backgrounds: unknown) => ({
  getBackgrounds: { event: 'pushBackgrounds', payload: backgrounds },
  getAvailableLanguages: { event: 'pushAvailableLanguages', payload: languages },
})
const set = (settings: unknown) => [{ event: 'pushUiSettings', payload: settings }]

/**
 * The core section `ui-settings`: background and colours, and the player's language where its page has none
 * itself.
 */
const meta = {
  title: 'features/appearance/AppearanceSection',
  component: CoreSectionStory,
  // Storybook serves support/pictures where a player serves its backgrounds.
  args: {
    name: 'ui-settings',
    origin: window.location.origin,
    answers: answers(many),
    pushes: set(background),
  },
} satisfies Meta<typeof CoreSectionStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const timeout = { timeout: 12_000 }
const shown: Play = async ({ canvas }) => {
  await canvas.findByRole('radiogroup', { name: /^(Pictures|Bilder)$/ }, timeout)
}

export const Pictures: Story = {
  parameters: { covers: ['section:ui-settings', 'state:upload.resting.idle'] },
  name: '[D2.11-7 D3-35] Pictures, the chosen one marked',
  play: async ({ canvas, canvasElement }) => {
    const chosen = await canvas.findByRole('radio', { name: 'Harbour' }, timeout)
    await waitFor(() => expect(chosen).toBeChecked())
    const picture = chosen.querySelector('img')
    await waitFor(() => expect(picture?.naturalWidth).toBeGreaterThan(0))
    // The room that a picture takes does not change when it comes.
    const frames = [...canvasElement.querySelectorAll('img')].map(({ parentElement }) => parentElement)
    await expect(
      new Set(frames.map((frame) => Math.round(frame?.getBoundingClientRect().height ?? 0))).size,
    ).toBe(1)
  },
  tags: ['dark', 'phone'],
}

/** Arrow keys follow the rows as they stand. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('radio', { name: 'Attic' }, timeout)
    first.focus()
    await userEvent.keyboard('{ArrowDown}')
    const below = document.activeElement
    await expect(below).toHaveAttribute('role', 'radio')
    await expect(below?.getBoundingClientRect().left).toBe(first.getBoundingClientRect().left)
    await expect(below?.getBoundingClientRect().top).toBeGreaterThan(first.getBoundingClientRect().top)
    await userEvent.keyboard('{ArrowUp}')
    await expect(document.activeElement).toBe(first)
  },
}

export const Colour: Story = {
  name: '[D9-35] A custom colour is in the field and marked',
  args: { pushes: set(color) },
  play: async ({ canvas }) => {
    const own = await canvas.findByRole('radio', { name: 'Custom colour' }, timeout)
    await expect(own).toBeChecked()
    await expect(canvas.getByRole('textbox', { name: 'Custom colour' })).toHaveValue('#224466')
  },
  tags: ['dark', 'phone'],
}

/** The player answers with the background that it has, which may be its answer to an earlier choice. */
export const Doubted: Story = {
  parameters: { covers: ['state:optimistic.doubted'] },
  args: {
    answers: { ...answers(many), setBackgrounds: { event: 'pushUiSettings', payload: color } },
    pushes: set(color),
  },
  play: async ({ canvas, userEvent }) => {
    const teal = await canvas.findByRole('radio', { name: 'Teal' }, timeout)
    await userEvent.click(teal)
    await expect(teal).toBeChecked()
  },
}
export const NotTaken: Story = {
  ...Doubted,
  parameters: {},
  play: async (context) => {
    await Doubted.play?.(context)
    await context.canvas.findByText(/has not taken this over/, {}, timeout)
    await expect(context.canvas.getByRole('radio', { name: 'Teal' })).not.toBeChecked()
  },
  tags: ['phone-dark'],
}

export const TooShort: Story = {
  name: '[D5-24] A colour of three characters is not sent',
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: 'Custom colour' }, timeout)
    await userEvent.clear(field)
    await userEvent.type(field, '#12')
    await userEvent.click(canvas.getByRole('button', { name: 'Use this colour' }))
    await waitFor(() => expect(field).toHaveAccessibleDescription('At least 4 characters.'))
  },
}

export const Removing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove pictures' }, timeout))
    await expect(canvas.getByRole('button', { name: 'Attic belongs to the player and stays' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Meadow' }))
    const dialog = await screen.findByRole('dialog', { name: 'Remove this picture?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Remove Meadow' })).toHaveFocus())
  },
  tags: ['dark', 'phone'],
}

let stage: ReturnType<typeof ScriptedUpload.install> | undefined
const scriptUploads = () => {
  stage = ScriptedUpload.install()
  return () => stage?.uninstall()
}
const jpeg = new File([new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0])], 'Summer at the harbour.jpg')
const choose =
  (file: File): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: 'Add a picture' }, timeout)
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('there is no file input')
    await userEvent.setup({ applyAccept: false }).upload(input, file)
  }
const upload = async () => {
  await waitFor(() => expect(stage?.uploads).toHaveLength(1))
  const [first] = stage?.uploads ?? []
  if (!first) throw new Error('nothing was sent')
  return first
}

export const Uploading: Story = {
  parameters: { covers: ['state:upload.sending'] },
  name: '[D2.11-7] The percentage of an upload',
  beforeEach: scriptUploads,
  play: async (context) => {
    await choose(jpeg)(context)
    ;(await upload()).move(42, 100)
    await context.canvas.findByText('42 %')
  },
  tags: ['dark', 'phone'],
}

export const UploadFailed: Story = {
  parameters: { covers: ['state:upload.resting.failed'] },
  name: '[D8-18] An upload that failed says why',
  beforeEach: scriptUploads,
  play: async (context) => {
    await choose(jpeg)(context)
    ;(await upload()).answer(507)
    await context.canvas.findByText(/no room for it/)
    await expect(context.canvas.getByRole('button', { name: 'Try again' })).toBeVisible()
  },
  tags: ['dark', 'phone'],
}

export const WrongFile: Story = {
  parameters: { covers: ['state:upload.resting.refused'] },
  beforeEach: scriptUploads,
  play: async (context) => {
    await choose(new File(['dear diary'], 'notes.txt'))(context)
    await context.canvas.findByText(/Only JPEG, PNG/)
    await expect(stage?.uploads).toEqual([])
  },
}

export const Empty: Story = { args: { answers: answers(empty) }, play: shown, tags: ['dark'] }
export const ThumbnailsMissing: Story = {
  args: { answers: answers(thumbnailsMissing) },
  play: async ({ canvas }) => {
    const lost = await canvas.findByRole('radio', { name: 'Nowhere' }, timeout)
    await waitFor(() => expect(lost.querySelector('img')).toBeNull())
  },
}
export const Dirty: Story = {
  args: { answers: answers(dirty) },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('radiogroup', { name: 'Pictures' }, timeout)
    await expect(canvas.queryByRole('radio', { name: 'Without a file' })).toBeNull()
    const addresses = [...canvasElement.querySelectorAll('img')].map(({ src }) => src)
    await expect(
      addresses.every((address) => address.startsWith(`${window.location.origin}/backgrounds/`)),
    ).toBe(true)
  },
}
export const LongGerman: Story = {
  args: { answers: answers(longGerman), language: 'de' },
  play: async (context) => {
    await shown(context)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
  ...narrow,
}

export const Waiting: Story = {
  args: { answers: {} },
  play: async ({ canvas }) => {
    await canvas.findByRole('radiogroup', { name: 'Colours' }, timeout)
    await expect(canvas.queryByRole('radiogroup', { name: 'Pictures' })).toBeNull()
  },
}
export const Silent: Story = {
  args: { answers: {} },
  beforeEach: impatiently,
  play: async ({ canvas }) => {
    await canvas.findByText(/does not say which pictures/, {}, timeout)
    await canvas.findByText(/does not say which languages/, {}, timeout)
  },
  tags: ['dark', 'phone'],
}

/** A file on a drive that takes its time. */
export const CheckingFile: Story = {
  parameters: { covers: ['state:upload.checking'] },
  beforeEach: scriptUploads,
  play: async (context) => {
    const slow = new File([jpeg], jpeg.name)
    slow.slice = () => Object.assign(new Blob(), { arrayBuffer: () => new Promise<never>(() => undefined) })
    await choose(slow)(context)
    await context.canvas.findByRole('button', { name: 'Cancel' })
    await expect(stage?.uploads).toEqual([])
  },
}
