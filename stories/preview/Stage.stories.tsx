import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { lintPlugin } from '../../authoring/lint/lintPlugin'
import { nothingKnown, type Knowledge } from '../../src/preview/workshop/knowledge'
import { phone } from '../support/looksOf'
import { StageStory } from './StageStory'

const page = { name: 'UIConfig.json', text: '{\n  "page": { "label": "Attic" }\n  "sections": []\n}' }
const files = { source: { page, strings: [], images: {} } }
const broken = lintPlugin({ page, strings: new Map() })
const known = (change: Partial<Knowledge>): Knowledge => ({
  ...nothingKnown,
  starts: 1,
  phase: 'open',
  ...change,
})

/** The place of the page in the workshop, and what is said of the page as a whole. */
const meta = {
  title: 'preview/Stage',
  component: StageStory,
  args: {
    connection: 'live',
    width: 'phone',
    files,
    known: known({}),
    diagnostics: [],
    onUnlock: fn(),
    onShowDiagnostics: fn(),
  },
} satisfies Meta<typeof StageStory>
export default meta

type Story = StoryObj<typeof meta>

export const Drawn: Story = { tags: ['dark'] }

/** A desktop's screen is shown smaller, its width stays real. */
export const Desktop: Story = {
  args: { width: 'desktop' },
  ...phone,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Desktop, 1280 × \d+, shown at \d+ %$/)).toBeVisible()
  },
}

export const CommandAway: Story = {
  args: { connection: 'away' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The command has ended/)).toBeVisible()
  },
  tags: ['phone'],
}
export const WithoutServer: Story = { args: { connection: 'static' } }

export const NoPageYet: Story = {
  args: {
    files: { missing: 'There is no settings page (UIConfig.json) in “attic_radio”.' },
    known: known({ phase: 'empty' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'There is no settings page yet' })).toBeVisible()
  },
  tags: ['dark'],
}
export const PageGone: Story = { args: { files: { missing: 'There is no file or folder “attic_radio”.' } } }

/** The place is named, and leads to the diagnostics. */
export const Broken: Story = {
  args: { known: known({ phase: 'empty', problem: 'syntax' }), diagnostics: broken },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByText(/Line 3, column 3/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show where' }))
    await expect(args.onShowDiagnostics).toHaveBeenCalledTimes(1)
  },
}

/** The last good page stays. */
export const BrokenLater: Story = {
  args: { known: known({ problem: 'syntax' }), diagnostics: broken },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/the last page that could be read/)).toBeVisible()
  },
  tags: ['dark', 'phone'],
}
export const NoSettingsPage: Story = { args: { known: known({ phase: 'empty', problem: 'noPage' }) } }

export const Locked: Story = {
  args: { known: known({ phase: 'locked' }) },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it' }))
    await expect(args.onUnlock).toHaveBeenCalledTimes(1)
  },
}
export const LockedPhone: Story = { args: { known: known({ phase: 'locked' }) }, ...phone }
export const Left: Story = { args: { known: known({ phase: 'left' }) } }
