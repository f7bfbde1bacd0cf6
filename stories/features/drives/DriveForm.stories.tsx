import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import none from '../../../fixtures/pushListShares/none.json'
import two from '../../../fixtures/pushListShares/two.json'
import foundNone from '../../../fixtures/pushNetworkSharesDiscovery/none.json'
import foundLongGerman from '../../../fixtures/pushNetworkSharesDiscovery/long-german.json'
import foundSeveral from '../../../fixtures/pushNetworkSharesDiscovery/several.json'
import { CoreSectionStory } from '../../support/CoreSectionStory'
import { impatiently } from '../../support/impatiently'
import { narrow } from '../../support/looksOf'
import type { ScriptedPlayer } from '../../support/ScriptedPlayer'

const listing = (shares: unknown) => ({ getListShares: { event: 'pushListShares', payload: shares } })
const finding = (nas: unknown, shares: unknown = none) => ({
  ...listing(shares),
  getNetworkSharesDiscovery: { event: 'pushNetworkSharesDiscovery', payload: nas },
})

let player: ScriptedPlayer | undefined

/**
 * The form of a network drive in each state of its machine: adding with its search, editing, saving, failed.
 */
const meta = {
  title: 'features/drives/DriveForm',
  component: CoreSectionStory,
  args: {
    name: 'network-drives',
    answers: finding(foundSeveral),
    onPlayer: (made) => {
      player = made
    },
  },
} satisfies Meta<typeof CoreSectionStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const press = async (userEvent: Parameters<Play>[0]['userEvent'], name: string) =>
  userEvent.click(await screen.findByRole('button', { name }))

const add: Play = async ({ userEvent }) => press(userEvent, 'Add network drive')

const addAndSee =
  (text: string): Play =>
  async (context) => {
    await add(context)
    await screen.findByText(text)
  }

export const Scanning: Story = {
  parameters: { covers: ['state:drives.adding.form.filling', 'state:drives.adding.search.scanning'] },
  name: '[D2.11-3] Scans for network drives while the form can be filled in',
  args: { answers: listing(none) },
  play: addAndSee('Scanning for network drives'),
  tags: ['dark', 'phone'],
}

export const Found: Story = {
  parameters: { covers: ['state:drives.adding.search.found'] },
  name: '[D2.11-3] [D3-47] Fills in what is picked of the shares that were found',
  play: async (context) => {
    await add(context)
    const share = await screen.findByRole('radio', { name: /Live recordings/ })
    await context.userEvent.click(share)
    await expect(screen.getByLabelText('Alias')).toHaveValue('Live recordings')
    await expect(screen.getByLabelText('NAS IP address')).toHaveValue('ATTIC-NAS')
    await expect(screen.getByLabelText('Path')).toHaveValue('recordings/live')
    await expect(screen.getAllByRole('radio')).toHaveLength(4)
  },
  tags: ['dark', 'phone'],
}
export const FoundLongGerman: Story = {
  args: { answers: finding(foundLongGerman), language: 'de' },
  play: async ({ userEvent }) => {
    await press(userEvent, 'Laufwerk hinzufügen')
    await userEvent.click(await screen.findByRole('radio', { name: 'musik' }))
    await press(userEvent, 'Erweiterte Optionen anzeigen')
    await screen.findByLabelText('Art der Freigabe')
  },
  ...narrow,
}

export const FoldedIn: Story = {
  play: async (context) => {
    await add(context)
    await context.userEvent.click(await screen.findByText('ATTIC-NAS'))
    await waitFor(() => expect(screen.getByLabelText('Music')).not.toBeVisible())
    await expect(screen.getByLabelText(/Old backups/)).toBeVisible()
  },
}

export const NothingFound: Story = {
  parameters: { covers: ['state:drives.adding.search.nothing'] },
  name: '[D8-15] No drives found',
  args: { answers: finding(foundNone) },
  play: addAndSee('No drives found'),
  tags: ['phone'],
}

export const SearchSilent: Story = {
  parameters: { covers: ['state:drives.adding.search.silent'] },
  args: { answers: listing(none) },
  beforeEach: impatiently,
  play: addAndSee('Nothing found so far'),
}

const edit: Play = async ({ userEvent }) => press(userEvent, 'Edit Attic box')

export const Editing: Story = {
  parameters: { covers: ['state:drives.editing.filling'] },
  args: { answers: listing(two) },
  play: async (context) => {
    await edit(context)
    await screen.findByRole('heading', { name: 'Edit “Attic box”' })
    await expect(await screen.findByLabelText('User name')).toHaveValue('listener')
  },
  tags: ['dark', 'phone'],
}

const fillIn: Play = async (context) => {
  await add(context)
  await context.userEvent.type(await screen.findByLabelText('Alias'), 'Cellar box')
  await context.userEvent.type(screen.getByLabelText('NAS IP address'), '192.168.1.20')
  await context.userEvent.type(screen.getByLabelText('Path'), 'music')
}

export const Refused: Story = {
  name: '[D5-26] Says at the field what an address has to be',
  play: async (context) => {
    await add(context)
    const address = await screen.findByLabelText('NAS IP address')
    await context.userEvent.type(address, '192.168.1.256')
    await press(context.userEvent, 'Save')
    await waitFor(() => expect(address).toHaveAccessibleDescription(/an IP address such as 192\.168\.1\.20/))
    await expect(screen.getByLabelText('Alias')).toHaveAccessibleDescription(/Fill this in/)
  },
}

const save: Play = async (context) => {
  await fillIn(context)
  await press(context.userEvent, 'Save')
  await waitFor(() => expect(player?.sent.some(({ event }) => event === 'addShare')).toBe(true))
}

export const Saving: Story = {
  parameters: { covers: ['state:drives.adding.form.saving'] },
  play: async (context) => {
    await save(context)
    await expect(screen.getByLabelText('Alias')).toHaveValue('Cellar box')
    await expect(player?.sent.at(-1)).toEqual({
      event: 'addShare',
      payload: expect.objectContaining({ name: 'Cellar box', ip: '192.168.1.20', fstype: 'cifs' }),
    })
  },
  tags: ['phone'],
}

export const Failed: Story = {
  parameters: { covers: ['state:drives.adding.form.failed'] },
  name: '[D8-12] Says why a drive was not added, and keeps what was typed',
  play: async (context) => {
    await save(context)
    player?.push('pushAddShare', { success: false, reason: 'There is a drive of this name already' })
    const form = screen.getByRole('region', { name: 'New network drive' })
    await waitFor(() => expect(within(form).getByText('There is a drive of this name already')).toBeVisible())
    await expect(screen.getByLabelText('Path')).toHaveValue('music')
  },
  tags: ['dark', 'phone'],
}

export const FailedSilent: Story = {
  beforeEach: impatiently,
  play: async (context) => {
    await save(context)
    await screen.findByText(/The player has not said yet whether the drive works/)
    await screen.findByRole('button', { name: 'Try again' })
  },
}

export const FailedOffline: Story = {
  play: async (context) => {
    await fillIn(context)
    player?.disconnect()
    await press(context.userEvent, 'Save')
    await screen.findByText('The player is not connected. Nothing was changed.')
  },
}

const change: Play = async (context) => {
  await edit(context)
  await context.userEvent.type(await screen.findByLabelText('Alias'), ' two')
}

export const EditingSaving: Story = {
  parameters: { covers: ['state:drives.editing.saving'] },
  args: { answers: listing(two) },
  play: async (context) => {
    await change(context)
    await press(context.userEvent, 'Save')
    await waitFor(() =>
      expect(player?.sent.at(-1)).toEqual({
        event: 'editShare',
        payload: expect.objectContaining({ id: 'd4', name: 'Attic box two' }),
      }),
    )
  },
}

export const EditingFailed: Story = {
  parameters: { covers: ['state:drives.editing.failed'] },
  args: { answers: listing(two) },
  play: async (context) => {
    await change(context)
    player?.disconnect()
    await press(context.userEvent, 'Save')
    await screen.findByText('The player is not connected. Nothing was changed.')
  },
}
