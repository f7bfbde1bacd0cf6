import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { PlayerSwitchContext, type PlayerSwitch } from '../../../ui/players/PlayerSwitchContext'
import { CloudDock } from '.'
import { dockOf } from './CloudDock'
import { eventually } from '../../../../tests/support/eventually'

const { user, records, devices } = cloudSamples
const [livingRoom, kitchen] = devices

it('[A2.5-15 D2.8-1 D6-6] lists devices that are enabled and online, and drives the one that is pressed', async () => {
  const switchTo = vi.fn<PlayerSwitch['switchTo']>()
  const players: PlayerSwitch = { guestName: undefined, homeName: '', switchTo, goHome: () => undefined }
  renderAccount(
    <PlayerSwitchContext value={players}>
      <CloudDock />
    </PlayerSwitchContext>,
    { user, record: records.superstarYearly, devices },
  )
  await userEvent.click(await screen.findByRole('button', { name: /Switch to Kitchen/ }))
  expect(switchTo).toHaveBeenCalledWith({ address: 'https://kitchen.remote.example.org', name: 'Kitchen' })
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
})

it('[D9-9] is not there for a single device, or for nobody', async () => {
  const { cloud } = renderAccount(<CloudDock />, {
    user,
    record: records.free,
    devices: devices.slice(0, 1),
  })
  await eventually(() => expect(cloud.callsOf('records.watchDevices')).toHaveLength(1))
  expect(screen.queryByRole('list')).toBeNull()
})

it('[A2.5-15 D2.8-1] knows which is driven, by what the cloud says or by its address, and which plays along', () => {
  if (!livingRoom || !kitchen) throw new Error('the samples lack devices')
  const child = { ...kitchen, hwuuid: 'hw-child', isChild: true }
  const docked = dockOf([livingRoom, kitchen, child], 'https://living-room.remote.example.org')
  expect(docked.map(({ isSelf, isChild }) => [isSelf, isChild])).toEqual([
    [true, false],
    [false, false],
    [false, true],
  ])
  expect(dockOf([{ ...kitchen, isSelf: true }], undefined)[0]?.isSelf).toBe(true)
})
