import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import activated from '../../../fixtures/pushDeviceActivationCodeResult/activated.json'
import usedInGerman from '../../../fixtures/pushDeviceActivationCodeResult/used-in-german.json'
import wrong from '../../../fixtures/pushDeviceActivationCodeResult/wrong.json'
import already from '../../../fixtures/pushDeviceActivationStatus/already.json'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'
import { WizardStory } from '../../support/WizardStory'

let player: ScriptedPlayer | undefined

/** The wizard's step for a device code, in each state of its machine. */
const meta = {
  title: 'features/wizard/DeviceCode',
  component: WizardStory,
  args: {
    step: 'devicecode',
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof WizardStory>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const patient = { timeout: 12_000 }
const sentWith = (event: string) => player?.sent.filter((one) => one.event === event) ?? []

const enter = async (canvas: Canvas, label = 'Device code') => {
  await userEvent.type(await canvas.findByLabelText(label, {}, patient), 'HARBOUR{Enter}')
  await waitFor(() =>
    expect(sentWith('setDeviceActivationCode')).toEqual([
      { event: 'setDeviceActivationCode', payload: { code: 'HARBOUR' } },
    ]),
  )
}

export const Empty: Story = {
  parameters: { covers: ['step:devicecode', 'state:activation.idle'] },
  name: '[D2.13-10] [D5-20] Empty',
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Validate' }, patient)).toBeDisabled()
  },
  tags: ['dark', 'phone'],
}

export const Checking: Story = {
  parameters: { covers: ['state:activation.judged.waiting'] },
  play: async ({ canvas }) => {
    await enter(canvas)
    await canvas.findByText('Checking the code…')
  },
}

export const Wrong: Story = {
  parameters: { covers: ['state:activation.refused'] },
  name: '[D8-10] Wrong',
  play: async ({ canvas }) => {
    await enter(canvas)
    player?.push('pushDeviceActivationCodeResult', wrong)
    await canvas.findByText('Error activating device: Unknown code', {}, patient)
    await expect(canvas.getByLabelText('Device code')).toHaveValue('HARBOUR')
  },
  tags: ['dark'],
}
export const WrongGerman: Story = {
  args: { language: 'de' },
  play: async ({ canvas }) => {
    await enter(canvas, 'Gerätecode')
    player?.push('pushDeviceActivationCodeResult', usedInGerman)
    await canvas.findByText(/^Fehler beim Aktivieren des Geräts/, {}, patient)
  },
  ...narrow,
}

export const Silent: Story = {
  beforeEach: impatiently,
  play: async ({ canvas }) => {
    await enter(canvas)
    await canvas.findByText(/has not answered/, {}, patient)
    player?.push('pushDeviceActivationCodeResult', activated)
    await canvas.findByRole('heading', { name: 'Device activated' }, patient)
  },
}

export const Activated: Story = {
  parameters: { covers: ['state:activation.activated'] },
  name: '[D4-30] Activated',
  play: async ({ canvas }) => {
    await enter(canvas)
    player?.push('pushDeviceActivationCodeResult', activated)
    await canvas.findByRole('heading', { name: 'Device activated' }, patient)
    await expect(canvas.queryByLabelText('Device code')).toBeNull()
  },
  tags: ['phone'],
}

export const ActivatedBefore: Story = {
  name: '[D8-11] Activated before',
  args: {
    answers: { getDeviceActivationStatus: { event: 'pushDeviceActivationStatus', payload: already } },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('Already active superstar', {}, patient)
    await canvas.findByText('It is associated with account owner@player.example.')
    await expect(canvas.queryByLabelText('Device code')).toBeNull()
  },
}

export const StillSilent: Story = {
  parameters: { covers: ['state:activation.judged.silent'] },
  beforeEach: impatiently,
  play: async ({ canvas }) => {
    await enter(canvas)
    await canvas.findByText(/has not answered/, {}, patient)
  },
}

export const Offline: Story = {
  parameters: { covers: ['state:activation.unsent'] },
  play: async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Device code', {}, patient), 'HARBOUR')
    player?.disconnect()
    await userEvent.click(canvas.getByRole('button', { name: 'Validate' }))
    await canvas.findByText(/nothing was sent/, {}, patient)
  },
}
