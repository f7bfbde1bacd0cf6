import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { PlayerSwitchContext, type PlayerSwitch } from '../../../ui/players/PlayerSwitchContext'
import { DevicesPanel } from '.'

const { user, records, devices } = cloudSamples
type Options = NonNullable<Parameters<typeof renderAccount>[1]>

const show = (options: Options = {}) => {
  const switchTo = vi.fn<PlayerSwitch['switchTo']>()
  const players: PlayerSwitch = { guestName: undefined, homeName: '', switchTo, goHome: () => undefined }
  const shown = renderAccount(
    <PlayerSwitchContext value={players}>
      <DevicesPanel />
    </PlayerSwitchContext>,
    { user, record: records.superstarYearly, devices, ...options },
  )
  return { ...shown, switchTo }
}
const switchOf = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name: `${name} enabled` })
const isOn = async (name: string) => (await switchOf(name)).checked
const answer = async (title: string, button: string) => {
  const dialog = await screen.findByRole('dialog', { name: title })
  await userEvent.click(within(dialog).getByRole('button', { name: button }))
}
const one = { record: records.virtuosoMonthly }

describe('the devices of an account', () => {
  it('[A2.5-14 A3.2-1 A7.2-2] are listed with name, type, a switch, and a way to open those that are enabled and online', async () => {
    show()
    expect([await isOn('Attic'), await isOn('Kitchen')]).toEqual([false, true])
    expect(screen.getByText('Streamer')).toBeTruthy()
    expect(screen.getAllByRole('button', { name: /^Open/ }).map((open) => open.ariaLabel)).toEqual([
      'Open Living room',
      'Open Kitchen',
    ])
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(5)
  })

  it('[A3.1-18 A4.15-4 A7.2-1] opens one: it is driven, noted as the last host, and its playback is on', async () => {
    const { switchTo, cloud, links } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Open Kitchen' }))
    const address = 'https://kitchen.remote.example.org'
    expect(switchTo).toHaveBeenCalledExactlyOnceWith({ address, name: 'Kitchen' })
    expect(cloud.callsOf('records.updateUser')).toEqual([['u-owner', { lastHost: address }]])
    expect(links).toEqual(['playback'])
  })

  it('[A4.15-4] opens one, too, when the last host cannot be noted', async () => {
    const { links } = show({ script: (cloud) => cloud.fail('records.updateUser', 'cloud/unreachable') })
    await userEvent.click(await screen.findByRole('button', { name: 'Open Kitchen' }))
    expect(links).toEqual(['playback'])
  })

  it('[A4.15-4] says so where the cloud gives no address that can be opened', async () => {
    const [first] = devices
    const odd = { ...first, hwuuid: 'hw-odd', name: 'Odd', host: 'file:///etc' }
    const { links, switchTo } = show({ devices: [odd] })
    await userEvent.click(await screen.findByRole('button', { name: 'Open Odd' }))
    expect(await screen.findByText('Odd cannot be opened')).toBeTruthy()
    expect([links, switchTo.mock.calls]).toEqual([[], []])
  })

  it('[A4.15-1 A7.1-5] enables one after a yes', async () => {
    const { cloud } = show()
    await userEvent.click(await switchOf('Attic'))
    await answer('Enable Attic?', 'Enable')
    await waitFor(() => expect(cloud.callsOf('functions.enableDevice')).toEqual([['hw-attic']]))
    await waitFor(async () => expect(await isOn('Attic')).toBe(true))
  })

  it('[A4.15-1 A5-25 A8-22 A6-5] asks once more beyond the plan’s number; declining reverts the switch', async () => {
    const { cloud } = show(one)
    await screen.findByText('3 of 1 enabled')
    await userEvent.click(await switchOf('Attic'))
    await answer('Enable Attic?', 'Enable')
    await answer('More players than your plan has', 'Cancel')
    await waitFor(async () => expect(await isOn('Attic')).toBe(false))
    expect(cloud.callsOf('functions.enableDevice')).toEqual([])
    await userEvent.click(await switchOf('Attic'))
    await answer('Enable Attic?', 'Enable')
    await answer('More players than your plan has', 'Enable anyway')
    await waitFor(() => expect(cloud.callsOf('functions.enableDevice')).toEqual([['hw-attic']]))
  })

  it('[A4.15-2 A7.1-4] disables one after a yes; a no reverts the switch', async () => {
    const { cloud } = show()
    await userEvent.click(await switchOf('Office'))
    await answer('Disable Office?', 'Cancel')
    await waitFor(async () => expect(await isOn('Office')).toBe(true))
    await userEvent.click(await switchOf('Office'))
    await answer('Disable Office?', 'Disable')
    await waitFor(() => expect(cloud.callsOf('functions.disableDevice')).toEqual([['hw-office']]))
  })

  it('[A4.15-3 A7.1-6] deletes one after a yes', async () => {
    const { cloud } = show()
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Workshop' }))
    await answer('Delete Workshop?', 'Delete')
    await waitFor(() => expect(cloud.callsOf('functions.deleteDevice')).toEqual([['hw-workshop']]))
  })

  it('tells at the device what the cloud has against it, and reverts the switch', async () => {
    show({ script: (cloud) => cloud.fail('functions.enableDevice', 'cloud/refused', 'Ask your dealer.') })
    await userEvent.click(await switchOf('Attic'))
    await answer('Enable Attic?', 'Enable')
    expect(await screen.findByText('Attic was not enabled.')).toBeTruthy()
    expect(screen.getByText(/Ask your dealer\./)).toBeTruthy()
    expect(await isOn('Attic')).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText('Attic was not enabled.')).toBeNull()
  })

  it('[A8-28] says in its place why the list is not here, rather than in a modal, and asks again', async () => {
    const { cloud } = show({ script: (made) => made.fail('records.watchDevices', 'cloud/unreachable') })
    await screen.findByText(/Your players cannot be had right now/)
    expect(screen.queryByRole('dialog')).toBeNull()
    cloud.mend('records.watchDevices')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await switchOf('Attic')).toBeDefined()
  })

  it('follows what the cloud pushes, and says where there is none', async () => {
    const { cloud } = show()
    await switchOf('Attic')
    act(() => cloud.pushDevices([]))
    expect(await screen.findByText('No players yet')).toBeDefined()
  })
})

it('[A4.15-2] tells by a toast what failed when the list is gone by then', async () => {
  const { cloud } = show({ script: (made) => made.hold('functions.disableDevice') })
  await userEvent.click(await switchOf('Kitchen'))
  await answer('Disable Kitchen?', 'Disable')
  await waitFor(() => expect(cloud.callsOf('functions.disableDevice')).toHaveLength(1))
  act(() => cloud.pushDevices([]))
  await screen.findByText('No players yet')
  cloud.fail('functions.disableDevice', 'cloud/refused', 'Not now')
  cloud.release('functions.disableDevice')
  await screen.findByText('Kitchen was not disabled')
})
