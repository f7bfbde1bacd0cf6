import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, waitFor, type within } from 'storybook/test'
import closed from '../../../fixtures/closeWizard/empty.json'
import none from '../../../fixtures/pushWizardSteps/none.json'
import odd from '../../../fixtures/pushWizardSteps/odd.json'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'
import { WizardStory } from '../../support/WizardStory'

let player: ScriptedPlayer | undefined

/** The first-run wizard in each state of its machine. */
const meta = {
  title: 'features/wizard/States',
  component: WizardStory,
  args: {
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof WizardStory>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const patient = { timeout: 12_000 }
const title = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name }, patient)
const press = async (canvas: Canvas, name: string) =>
  userEvent.click(await canvas.findByRole('button', { name }, patient))
const sentWith = (event: string) => player?.sent.filter((one) => one.event === event) ?? []

export const AskingForSteps: Story = {
  parameters: { covers: ['state:wizard.open.view.asking', 'state:wizard.open.wish.none'] },
  args: { answers: { getWizardSteps: null } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', { name: 'Waiting for the player' }, patient)
    await expect(canvas.getByRole('button', { name: 'Skip setup' })).toBeInTheDocument()
  },
  tags: ['dark', 'phone'],
}

export const NoSteps: Story = {
  parameters: { covers: ['state:wizard.open.view.silent'] },
  name: 'No answer to the question for steps',
  args: { answers: { getWizardSteps: null } },
  beforeEach: impatiently,
  play: async ({ canvas }) => {
    await title(canvas, 'The player is taking its time')
    const before = sentWith('getWizardSteps').length
    await press(canvas, 'Try again')
    await expect(sentWith('getWizardSteps')).toHaveLength(before + 1)
    await title(canvas, 'The player is taking its time')
  },
}

export const NothingToDo: Story = {
  parameters: { covers: ['state:wizard.open.view.empty'] },
  args: { steps: none },
  play: async ({ canvas }) => {
    await title(canvas, 'Nothing to set up')
    await expect(canvas.queryByRole('button', { name: 'Next' })).toBeNull()
  },
  tags: ['phone'],
}

export const AskingForAStep: Story = {
  parameters: { covers: ['state:wizard.open.view.step.asking'] },
  args: { step: 'output', answers: { getOutputDevices: null } },
  play: async ({ canvas }) => {
    await canvas.findByText('Sound', {}, patient)
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeInTheDocument()
  },
}

export const SilentStep: Story = {
  parameters: { covers: ['state:wizard.open.view.step.silent'] },
  name: 'A step whose data does not come can be asked for again and passed by',
  args: { step: 'output', answers: { getOutputDevices: null } },
  beforeEach: impatiently,
  play: async ({ canvas }) => {
    await title(canvas, 'The player is taking its time')
    await press(canvas, 'Next')
    await title(canvas, 'Join your Wi-Fi')
    await expect(sentWith('setOutputDevices')).toEqual([])
    await press(canvas, 'Previous')
    await title(canvas, 'The player is taking its time')
  },
  tags: ['dark'],
}
export const SilentStepGerman: Story = {
  ...SilentStep,
  name: 'Silent Step German',
  args: { ...SilentStep.args, language: 'de' },
  play: async ({ canvas }) => {
    await title(canvas, 'Der Player lässt sich Zeit')
  },
  ...narrow,
}

export const LostInTheMiddle: Story = {
  name: 'A lost connection covers the step, which is there again afterwards',
  args: { step: 'name' },
  play: async ({ canvas }) => {
    await title(canvas, 'Give it a name')
    await userEvent.type(canvas.getByLabelText('Name'), ' room')
    player?.disconnect()
    await canvas.findByText(/connection to the player is gone/, {}, patient)
    player?.comeBack()
    await waitFor(() => expect(canvas.queryByText(/connection to the player is gone/)).toBeNull())
    await expect(canvas.getByLabelText('Name')).toHaveValue('Attic room')
    await expect(canvas.getByText('Step 2/13')).toBeInTheDocument()
  },
}

export const NotSent: Story = {
  name: 'What could not be sent keeps the step and says so',
  args: { step: 'name' },
  play: async ({ canvas }) => {
    await title(canvas, 'Give it a name')
    player?.disconnect()
    await press(canvas, 'Next')
    await canvas.findByText(/nothing was sent/, {}, patient)
    await expect(canvas.getByLabelText('Name')).toHaveValue('Attic')
    player?.comeBack()
    await waitFor(() => expect(canvas.queryByText(/nothing was sent/)).toBeNull())
  },
}

export const Persistent: Story = {
  name: '[D2.13-2] A persistent wizard has no way out of its own',
  args: { step: 'done', uiSettings: { persistentWizard: true } },
  play: async ({ canvas }) => {
    await title(canvas, 'Well done')
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Done' })).toBeNull())
    await press(canvas, 'Previous')
    await title(canvas, 'Stay in touch')
    await expect(canvas.queryByRole('button', { name: 'Skip setup' })).toBeNull()
  },
}

const withAccount = {
  step: 'done',
  steps: [{ name: 'language' }, { name: 'done' }],
  menu: [{ id: 'my-anybrand', name: 'Account' }],
}

export const AccountWanted: Story = {
  name: '[D2.13-2] [D4-29] Where an account is required, the last button leads to it',
  args: withAccount,
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Set up account' }, patient)
    await expect(canvas.queryByRole('button', { name: 'Done' })).toBeNull()
  },
}

export const LeavingForTheAccount: Story = {
  parameters: { covers: ['state:wizard.open.wish.enrolling.pausing'] },
  args: withAccount,
  play: async ({ canvas }) => {
    await press(canvas, 'Set up account')
    await canvas.findByText('One moment, your account comes next.', {}, patient)
    await waitFor(() =>
      expect(sentWith('setWizardAction')).toEqual([
        { event: 'setWizardAction', payload: { action: 'close' } },
      ]),
    )
  },
}

export const Closed: Story = {
  parameters: { covers: ['state:wizard.closed'] },
  name: '[D4-28] The player closes it',
  args: { step: 'name' },
  play: async ({ canvas }) => {
    await title(canvas, 'Give it a name')
    player?.push('closeWizard', closed)
    await waitFor(() => expect(canvas.queryByRole('heading', { name: 'Give it a name' })).toBeNull())
    await canvas.findByRole('link', { name: 'Playing', current: 'page' }, patient)
  },
}

export const UnknownSteps: Story = {
  parameters: { covers: ['step:unknown'] },
  name: '[D2.13-1] Steps that nobody knows are asked for as pages; hidden ones are left out',
  args: { steps: odd, step: 'wormhole', answers: { getWizardUiConfig: null } },
  play: async ({ canvas }) => {
    await canvas.findByText('More from your player', {}, patient)
    await expect(canvas.getByText('Step 3/4')).toBeInTheDocument()
    await press(canvas, 'Next')
    await title(canvas, 'Well done')
    await expect(sentWith('getWizardUiConfig').map(({ payload }) => payload)).toEqual(
      expect.arrayContaining([{ page: 'wormhole' }]),
    )
  },
}
