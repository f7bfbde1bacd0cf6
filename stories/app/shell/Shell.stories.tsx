import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import germanMenu from '../../../fixtures/pushMenuItems/german.json'
import noMenu from '../../../fixtures/pushMenuItems/none.json'
import dirtyMenu from '../../../fixtures/pushMenuItems/dirty-rows.json'
import modalsOfSizes from '../../../fixtures/pushMenuItems/modals-of-sizes.json'
import unknownIds from '../../../fixtures/pushMenuItems/unknown-ids.json'
import withBrandItem from '../../../fixtures/pushMenuItems/with-brand-item.json'
import playing from '../../../fixtures/pushState/playing.json'
import longGerman from '../../../fixtures/pushToastMessage/long-german.json'
import everyElement from '../../../fixtures/pushUiConfig/every-element.json'
import { PanelStory } from '../../support/PanelStory'

/** Header, side menu and screen, and the settings list, on the screens that the panel is made for. */
const meta = {
  title: 'app/Shell',
  component: PanelStory,
} satisfies Meta<typeof PanelStory>
export default meta

type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const on = (value: 'phone' | 'kiosk' | 'narrow' | 'wide') =>
  ({ globals: { viewport: { value } } }) satisfies Story

/** Nothing sticks out of the screen to the side. */
const expectNoSidewaysScrolling = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)

/** The settings list holds this entry. */
const lists =
  (name: string | RegExp): Play =>
  async ({ canvas }) => {
    const main = within(await canvas.findByRole('main'))
    await main.findByText(name)
    await expectNoSidewaysScrolling()
  }

/** What plays, where the panel starts. */
export const PlaybackDesktop: Story = {
  parameters: { covers: ['screen:/playback'] },
  args: {
    path: '/playback',
    origin: window.location.origin,
    state: { ...playing, albumart: '/backgrounds/harbour.jpg' },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: 'Rope and Rain' })
    await expectNoSidewaysScrolling()
  },
  tags: ['dark'],
}
export const PlaybackPhone: Story = { ...PlaybackDesktop, ...on('phone'), tags: ['dark'] }
export const PlaybackNarrow: Story = { ...PlaybackDesktop, ...on('narrow') }

export const SettingsDesktop: Story = {
  parameters: { covers: ['screen:/settings'] },
  play: lists('Network'),
  tags: ['dark'],
}
export const SettingsPhone: Story = { ...SettingsDesktop, ...on('phone'), tags: ['dark'] }
export const SettingsNarrow: Story = { ...SettingsDesktop, ...on('narrow') }
export const SettingsKiosk: Story = {
  ...on('kiosk'),
  args: { isKiosk: true },
  play: async (context) => {
    await lists('Network')(context)
    await expect(context.canvas.queryByText('Help')).toBeNull()
  },
  tags: ['dark'],
}

export const SettingsWaiting: Story = {
  args: { menu: null },
  play: async ({ canvas }) => {
    await canvas.findByText('Waiting for the player')
  },
}
export const SettingsEmpty: Story = { args: { menu: noMenu }, play: lists('No settings yet') }
export const SettingsEmptyPhone: Story = { ...SettingsEmpty, ...on('phone') }

export const GermanMenu: Story = { args: { menu: germanMenu }, play: lists('Wiedergabeeinstellungen') }
export const GermanMenuNarrow: Story = { ...GermanMenu, ...on('narrow') }
export const UnknownIds: Story = { args: { menu: unknownIds }, play: lists('Teapot'), tags: ['dark'] }
export const DirtyRows: Story = { args: { menu: dirtyMenu }, play: lists('System') }
export const ModalsOfSizes: Story = { args: { menu: modalsOfSizes }, play: lists('Karaoke') }
export const WithBrandItem: Story = { args: { menu: withBrandItem }, play: lists('My account') }

/** An entry that leads nowhere here says so. */
export const DeadEnd: Story = {
  args: { menu: unknownIds },
  play: async (context) => {
    await lists('Teapot')(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Teapot' }))
    await screen.findByRole('dialog', { name: 'Teapot is not on this panel' })
  },
}

/** The side menu of small screens. */
export const MenuOpen: Story = {
  ...on('phone'),
  play: async (context) => {
    await lists('Network')(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Open menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await menu.findByText('Shutdown')
    const help = await menu.findByRole('link', { name: /Help/ })
    await expect(help).toHaveAttribute('rel', 'noopener noreferrer')
  },
  tags: ['dark'],
}
export const MenuOpenNarrow: Story = { ...MenuOpen, ...on('narrow') }
export const MenuOpenKiosk: Story = {
  ...on('kiosk'),
  name: '[D6-5] The kiosk has no links to elsewhere in its menu',
  args: { isKiosk: true },
  play: async (context) => {
    await lists('Network')(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Open menu' }))
    const menu = within(await screen.findByRole('dialog', { name: 'Menu' }))
    await menu.findByText('Shutdown')
    await expect(menu.queryByText('Help')).toBeNull()
  },
}

/** Beside a settings page the rail holds the settings' entries too. */
export const PluginPage: Story = {
  parameters: { covers: ['screen:/plugin/$pluginName'] },
  args: { path: '/plugin/system_controller-network', page: everyElement },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: everyElement.page.label })
    const entry = await canvas.findByRole('link', { name: 'Network' })
    await expect(entry).toHaveAttribute('aria-current', 'page')
    await expectNoSidewaysScrolling()
  },
  tags: ['dark'],
}
export const PluginPageKiosk: Story = {
  args: { ...PluginPage.args, isKiosk: true },
  ...on('kiosk'),
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: everyElement.page.label })
    await expectNoSidewaysScrolling()
  },
}

export const LongDeviceName: Story = {
  ...on('narrow'),
  args: { name: longGerman.title },
  play: async (context) => {
    await lists('Network')(context)
    await context.canvas.findByText(longGerman.title)
    await expectNoSidewaysScrolling()
  },
}

/** Without a player the header has nothing but the language, listed by its own names. */
export const NotReady: Story = {
  name: '[D2.3-2] Not ready: the header shows the language only',
  args: { situation: 'reconnecting' },
  play: async ({ canvas, userEvent }) => {
    const header = within(await canvas.findByRole('banner'))
    const choice = await header.findByRole('combobox', { name: 'Language' })
    await expect(header.queryByRole('button')).toBeNull()
    // The jump to the content is no control of the header; there is no other link.
    await expect(header.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Skip to content',
    ])
    await expect(within(choice).getByRole('option', { name: /^Deutsch/ })).toBeInTheDocument()
    await userEvent.selectOptions(choice, 'de')
    await waitFor(() => expect(document.documentElement.lang).toBe('de'))
    await userEvent.selectOptions(choice, 'en')
    await waitFor(() => expect(document.documentElement.lang).toBe('en'))
  },
  tags: ['dark'],
}
export const NotReadyNarrow: Story = { ...NotReady, name: 'Not Ready Narrow', ...on('narrow') }
