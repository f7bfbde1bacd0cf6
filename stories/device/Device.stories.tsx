import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor, within } from 'storybook/test'
import firstRun from '../../fixtures/sessions/first-run.json'
import settingsVisit from '../../fixtures/sessions/settings-visit.json'
import { DeviceStory } from './DeviceStory'

/** Recorded sessions, played step by step to the whole panel. `Open…` plays what /debug has saved. */
const meta = {
  title: 'device',
  component: DeviceStory,
  args: { session: settingsVisit },
  parameters: { controls: { disable: true } },
} satisfies Meta<typeof DeviceStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const patient = { timeout: 12_000 }
const dock = () => within(screen.getByRole('region', { name: /^Session: / }))
const press = async (name: string) => userEvent.click(dock().getByRole('button', { name }))
const pressUntil = async (done: number) => {
  for (let count = 0; count < 60 && !dock().queryByText(new RegExp(`^${done}/`)); count += 1)
    await press('Next push')
  await expect(dock().getByText(new RegExp(`^${done}/`))).toBeVisible()
}

/** Step by step with `Next push`: each push is on screen before the next one. */
const visitsSettings: Play = async ({ canvas }) => {
  await pressUntil(9)
  const menu = within(await canvas.findByRole('main', {}, patient))
  await menu.findByRole('link', { name: /Network/ }, patient)
  await pressUntil(11)
  await canvas.findByRole('heading', { level: 1, name: 'Playback options' }, patient)
  await canvas.findByDisplayValue('Attic', {}, patient)
  await pressUntil(15)
  await canvas.findByText('Volume settings saved')
  await waitFor(() => expect(canvas.getByDisplayValue('Cellar')).toBeVisible(), patient)
}

export const SettingsVisit: Story = { play: visitsSettings, tags: ['dark', 'phone', 'narrow'] }

/** The wizard goes with its session from step to step. */
export const FirstRun: Story = {
  args: { session: firstRun },
  play: async ({ canvas }) => {
    const title = (name: string) => canvas.findByRole('heading', { level: 1, name }, patient)
    await pressUntil(13)
    await title('Welcome')
    await pressUntil(21)
    await title('Where does the sound come out?')
    await pressUntil(26)
    await title('Well done')
    await pressUntil(28)
    await canvas.findByRole('link', { name: 'Playing', current: 'page' }, patient)
  },
  tags: ['phone'],
}

/** By itself, sixteen times as fast; paused, it stands. */
export const Playing: Story = {
  play: async () => {
    await userEvent.selectOptions(dock().getByLabelText('Speed'), '16')
    await press('Play')
    const current = () => dock().getByRole('list', { name: 'Steps' }).querySelector('[aria-current]')
    await waitFor(() => expect(current()).toHaveTextContent('pushMenuItems'), patient)
    await press('Pause')
    const stood = current()?.textContent
    await new Promise((resolve) => {
      setTimeout(resolve, 400)
    })
    await expect(current()?.textContent).toBe(stood)
    await press('To the beginning')
    await expect(current()).toBeNull()
  },
}

/** Any step can be gone to, also back; what was on screen then is there again. */
export const Seeking: Story = {
  play: async ({ canvas }) => {
    const steps = within(dock().getByRole('list', { name: 'Steps' }))
    const dialog = () => screen.findByRole('dialog', { name: 'Remove plugin' }, patient)
    await userEvent.click(steps.getByRole('button', { name: /openModal/ }))
    await dialog()
    await press('To the beginning')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(dock().getByText(`0/${settingsVisit.steps.length}`)).toBeVisible()
    await userEvent.click(steps.getByRole('button', { name: /modalDone/ }))
    await canvas.findByRole('heading', { level: 1, name: 'Network' }, patient)
    await userEvent.click(steps.getByRole('button', { name: /openModal/ }))
    await dialog()
  },
}

const choose = async (text: string, name: string) => {
  const input = screen.getByLabelText<HTMLInputElement>('A session that /debug has saved')
  await userEvent.upload(input, new File([text], name, { type: 'application/json' }))
}

/** A file of one's own takes the place of the session; what is none says why. */
export const Opening: Story = {
  play: async ({ canvas }) => {
    await choose('{"title": "x", "start": "settings", "steps": []}', 'broken.json')
    await expect(await dock().findByRole('alert')).toHaveTextContent(/no session: \/start/)
    const step = { at: 0, direction: 'in', event: 'pushDeviceName', payload: 'Kitchen' }
    await choose(JSON.stringify({ title: 'Mine', start: '/settings', steps: [step] }), 'mine.json')
    await screen.findByRole('region', { name: 'Session: Mine' })
    await expect(dock().queryByRole('alert')).toBeNull()
    await press('Next push')
    await canvas.findByText('Kitchen', {}, patient)
    await expect(dock().getByRole('button', { name: 'Next push' })).toBeDisabled()
  },
}
