import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, type within } from 'storybook/test'
import bareDone from '../../../fixtures/pushDonePage/bare.json'
import germanDone from '../../../fixtures/pushDonePage/long-german.json'
import manyDacs from '../../../fixtures/pushOutputDevices/many-dacs.json'
import noDacs from '../../../fixtures/pushOutputDevices/no-dacs.json'
import longPage from '../../../fixtures/pushUiConfig/long-german.json'
import longNetworks from '../../../fixtures/pushWirelessNetworks/long-names.json'
import { narrow } from '../../support/looksOf'
import { WizardStory } from '../../support/WizardStory'

const kiosk = { globals: { viewport: { value: 'kiosk' } } }
const patient = { timeout: 12_000 }

/** The steps of the first-run wizard, light, dark, on a phone, and in long German words at 320 px. */
const meta = {
  title: 'features/wizard/Steps',
  component: WizardStory,
} satisfies Meta<typeof WizardStory>
export default meta

type Story = StoryObj<typeof meta>
type Canvas = ReturnType<typeof within>

const titled = (name: string) => ({
  play: async ({ canvas }: { canvas: Canvas }) => {
    await canvas.findByRole('heading', { level: 1, name }, patient)
  },
})

export const Language: Story = {
  parameters: { covers: ['step:language', 'screen:/wizard', 'state:wizard.open.view.step.ready'] },
  name: '[D2.13-4] Language',
  args: { step: 'language' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Welcome' }, patient)
    await expect(await canvas.findByLabelText('Language')).toHaveTextContent('English')
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const LanguageGerman: Story = {
  args: { step: 'language', language: 'de' },
  ...titled('Willkommen'),
  ...narrow,
}
export const LanguageWithoutTexts: Story = {
  args: { step: 'language' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByLabelText('Language', {}, patient))
    await userEvent.keyboard('Liet')
    await userEvent.click(await screen.findByRole('option', { name: 'Lietuvių' }, patient))
    await canvas.findByText(/stays in English/, {}, patient)
  },
}

export const Name: Story = {
  parameters: { covers: ['step:name'] },
  name: '[D2.13-5] [D9-37] Name',
  args: { step: 'name' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Name', {}, patient)
    await userEvent.clear(field)
    await userEvent.type(field, 'Living Room')
    await expect(canvas.getByText('living-room.local')).toBeInTheDocument()
  },
  tags: ['dark', 'phone', 'kiosk'],
}
export const NameGerman: Story = {
  args: {
    step: 'name',
    language: 'de',
    answers: {
      getDeviceName: {
        event: 'pushDeviceName',
        payload: 'Netzwerkmusikwiedergabegerät im Dachgeschoßarbeitszimmer',
      },
    },
  },
  ...titled('Wie soll er heißen?'),
  ...narrow,
}
export const NameMissing: Story = {
  name: '[D5-19] Name Missing',
  args: { step: 'name' },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Name', {}, patient)
    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await canvas.findByText('Fill this in.')
    await expect(canvas.getByRole('heading', { name: 'Give it a name' })).toBeInTheDocument()
  },
}

export const Output: Story = {
  parameters: { covers: ['step:output'] },
  name: '[D2.13-6] Output',
  args: { step: 'output' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: 'I have a DAC' }, patient))
    await expect(await canvas.findByLabelText('DAC model')).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('switch', { name: 'I have a DAC' }))
    await expect(await canvas.findByLabelText('Audio output')).toBeInTheDocument()
  },
  tags: ['dark', 'phone'],
}
export const OutputWithoutDacs: Story = {
  args: {
    step: 'output',
    answers: { getOutputDevices: { event: 'pushOutputDevices', payload: noDacs } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Audio output', {}, patient)).toBeInTheDocument()
    await expect(canvas.queryByRole('switch')).toBeNull()
  },
}
export const OutputGerman: Story = {
  args: {
    step: 'output',
    language: 'de',
    answers: { getOutputDevices: { event: 'pushOutputDevices', payload: manyDacs } },
  },
  ...titled('Wo kommt der Klang heraus?'),
  ...narrow,
}

export const Network: Story = {
  parameters: { covers: ['step:network'] },
  name: '[D2.13-7] Network',
  args: { step: 'network' },
  play: async ({ canvas }) => {
    await canvas.findByText(/goes on right here/, {}, patient)
    await canvas.findByRole('button', { name: /^Workshop/ }, patient)
  },
  tags: ['dark', 'phone'],
}
export const NetworkGerman: Story = {
  args: {
    step: 'network',
    language: 'de',
    answers: { getWirelessNetworks: { event: 'pushWirelessNetworks', payload: longNetworks } },
  },
  ...titled('Ins WLAN'),
  ...narrow,
}

export const Music: Story = {
  parameters: { covers: ['step:music'] },
  name: '[D2.13-8] Music',
  args: { step: 'music' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Where is your music?' }, patient)
    await canvas.findByRole('button', { name: 'Add network drive' }, patient)
  },
  tags: ['dark', 'phone'],
}
export const MusicGerman: Story = {
  args: { step: 'music', language: 'de' },
  ...titled('Wo ist Ihre Musik?'),
  ...narrow,
}

export const Experience: Story = {
  parameters: { covers: ['step:advancedsettings'] },
  name: '[D2.13-9] Experience',
  args: { step: 'advancedsettings' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Settings', {}, patient)).toHaveTextContent('All options')
  },
  tags: ['dark', 'phone'],
}
export const ExperienceGerman: Story = {
  args: { step: 'advancedsettings', language: 'de' },
  ...titled('Wie viel möchten Sie sehen?'),
  ...narrow,
}

export const Apps: Story = {
  parameters: { covers: ['step:apps'] },
  name: '[D2.13-11] Apps',
  args: { step: 'anybrandapps' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /First store/ }, patient)).toHaveAttribute(
      'href',
      'https://store-one.example.com/anybrand',
    )
  },
  tags: ['dark', 'phone'],
}
export const AppsGerman: Story = {
  args: { step: 'anybrandapps', language: 'de' },
  ...titled('Für unterwegs'),
  ...narrow,
}

const playPlugin = async ({ canvas }: { canvas: Canvas }) => {
  await expect(await canvas.findByText('Attic radio', { selector: 'p' }, patient)).toBeInTheDocument()
  await canvas.findByRole('article', {}, patient)
}

export const Plugin: Story = {
  parameters: { covers: ['step:plugin'] },
  name: '[D2.13-1] A plugin’s page under its own name',
  args: { step: 'Attic radio' },
  play: playPlugin,
  tags: ['dark', 'phone'],
}
export const PluginGerman: Story = {
  args: {
    step: 'Attic radio',
    language: 'de',
    answers: { getWizardUiConfig: { event: 'pushUiConfig', payload: longPage } },
  },
  play: playPlugin,
  ...narrow,
}

export const Follow: Story = {
  parameters: { covers: ['step:follow'] },
  name: '[D2.13-12] Follow',
  args: { step: 'follow' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('E-mail address', {}, patient)).toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: /Microblog/ })).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Share Any Brand' })).toBeInTheDocument()
  },
  tags: ['dark', 'phone'],
}
export const FollowGerman: Story = {
  args: { step: 'follow', language: 'de' },
  ...titled('In Verbindung bleiben'),
  ...narrow,
}

export const Done: Story = {
  parameters: { covers: ['step:done'] },
  name: '[D2.13-13] Done',
  args: { step: 'done' },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Well done' }, patient)
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }))
    await expect(await canvas.findByLabelText('Another amount in €')).toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Donate €30' })).toBeInTheDocument()
  },
  tags: ['dark', 'phone'],
}
export const DoneOnKiosk: Story = {
  args: { step: 'done', isKiosk: true },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Well done' }, patient)
    await expect(canvas.queryByText('Make a donation')).toBeNull()
  },
  ...kiosk,
}
export const DoneWithoutDonation: Story = {
  args: { step: 'done', answers: { getDonePage: { event: 'pushDonePage', payload: bareDone } } },
  play: async ({ canvas }) => {
    await canvas.findByText('Enjoy the music.', {}, patient)
    await expect(canvas.queryByText('Make a donation')).toBeNull()
  },
}
export const DoneGerman: Story = {
  args: {
    step: 'done',
    language: 'de',
    answers: { getDonePage: { event: 'pushDonePage', payload: germanDone } },
  },
  ...titled('Herzlichen Glückwunsch zur abgeschlossenen Ersteinrichtung!'),
  ...narrow,
}

const update = { updateavailable: true, title: 'Version 5.2', description: 'Better gapless playback.' }

export const SoftwareUpdate: Story = {
  parameters: { covers: ['step:softwareupdate'] },
  name: 'Software update, before anybody has looked',
  args: { step: 'softwareupdate' },
  ...titled('Is there an update?'),
}
export const SoftwareUpdateFound: Story = {
  args: { step: 'softwareupdate', answers: { updateCheck: { event: 'updateReady', payload: update } } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check for updates' }, patient))
    await canvas.findByText('There is an update.', {}, patient)
  },
}
export const SoftwareUpdateNone: Story = {
  args: {
    step: 'softwareupdate',
    answers: { updateCheck: { event: 'updateReady', payload: { updateavailable: false } } },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check for updates' }, patient))
    await canvas.findByText('The player is up to date.', {}, patient)
  },
}
export const SoftwareUpdateLooking: Story = {
  args: { step: 'softwareupdate' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check for updates' }, patient))
    await canvas.findByRole('button', { name: 'Looking for updates…' })
  },
}
export const SoftwareUpdateSilent: Story = {
  args: { step: 'softwareupdate' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Check for updates' }, patient))
    await canvas.findByText(/The player has not answered/, {}, patient)
    await canvas.findByRole('button', { name: 'Try again' })
  },
}
export const SoftwareUpdateGerman: Story = {
  args: { step: 'softwareupdate', language: 'de' },
  ...titled('Gibt es eine neuere Version?'),
  ...narrow,
}
