import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ScriptedUpload } from '../../../tests/support/ScriptedUpload'
import { CoreSectionStory } from '../../support/CoreSectionStory'
import { narrow } from '../../support/looksOf'

/** An update by a file. */
const meta = {
  title: 'features/updates/Firmware',
  parameters: { covers: ['section:firmware-upload', 'modal:firmware-upload'] },
  component: CoreSectionStory,
  args: { name: 'firmware-upload' },
} satisfies Meta<typeof CoreSectionStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const timeout = { timeout: 12_000 }
let stage: ReturnType<typeof ScriptedUpload.install> | undefined
const scriptUploads = () => {
  stage = ScriptedUpload.install()
  return () => stage?.uninstall()
}
const firmware = new File(['system'], 'system-5.2.fir')
const choose =
  (file: File, label = 'Choose a file'): Play =>
  async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: label }, timeout)
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
const modal = async (name = 'Uploading Firmware File') =>
  within(await screen.findByRole('dialog', { name }, timeout))

export const Resting: Story = {
  name: '[D2.10-14] Update firmware via file',
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Update firmware via file' }, timeout)
  },
  tags: ['dark'],
}
export const RestingLongGerman: Story = {
  args: { language: 'de' },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Datei wählen' }, timeout)
  },
  ...narrow,
}

export const Uploading: Story = {
  name: '[D2.11-6] [D4-38] A file on its way',
  beforeEach: scriptUploads,
  play: async (context) => {
    await choose(firmware)(context)
    ;(await upload()).move(42, 100)
    const shown = await modal()
    await waitFor(() => expect(shown.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '42'))
    await shown.findByText('system-5.2.fir')
  },
  tags: ['dark', 'phone'],
}
export const UploadingLongGerman: Story = {
  args: { language: 'de' },
  beforeEach: scriptUploads,
  play: async (context) => {
    const name = 'Lautstärkeregelungsaktualisierung-der-Wiedergabewarteschlange-12.0.3.fir'
    await choose(new File(['x'], name), 'Datei wählen')(context)
    ;(await upload()).move(42, 100)
    await (await modal('Firmware-Datei wird hochgeladen')).findByText(name)
  },
  ...narrow,
}

export const Sent: Story = {
  name: '[D2.11-6] The modal closes at 100 %',
  beforeEach: scriptUploads,
  play: async (context) => {
    await choose(firmware)(context)
    const file = await upload()
    file.move(42, 100)
    await modal()
    file.finish()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await context.canvas.findByText(/working on it/)
  },
}

export const ValidationResult: Story = {
  beforeEach: scriptUploads,
  play: async (context) => {
    await choose(firmware)(context)
    ;(await upload()).answer(200, '{}')
    await context.canvas.findByText('The player has the file. It says itself what follows.')
  },
}

export const Failed: Story = {
  name: '[D8-18] A file that did not arrive',
  beforeEach: scriptUploads,
  play: async (context) => {
    await choose(firmware)(context)
    ;(await upload()).answer(507)
    await context.canvas.findByText(/no room for it/)
    await context.canvas.findByRole('button', { name: 'Try again' })
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
  tags: ['dark', 'phone'],
}

export const WrongFile: Story = {
  beforeEach: scriptUploads,
  play: async (context) => {
    await choose(new File(['meow'], 'cat.jpg'))(context)
    await context.canvas.findByText(/This is no firmware file/)
    await expect(stage?.uploads).toEqual([])
  },
}
