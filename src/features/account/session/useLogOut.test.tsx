import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { useLogOut } from './useLogOut'

const { user, records } = cloudSamples
const away = { status: 'refused', reason: 'offline', message: 'away' } as const

const Leave = () => {
  const logOut = useLogOut()
  return <button onClick={() => void logOut()}>Leave</button>
}
const leaveWithoutPlayer = async () => {
  const { cloud, device } = renderAccount(<Leave />, { user, record: records.free })
  device.disconnect()
  device.setOutcome(away)
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(cloud.callsOf('auth.signOut')).toHaveLength(1))
  return { cloud, device }
}

it('[A2.4-7 A4.11-2] tells a player that was away once it is back, so that it signs nobody in again', async () => {
  const { cloud, device } = await leaveWithoutPlayer()
  device.reconnect()
  await waitFor(() => expect(cloud.callsOf('auth.current')).toHaveLength(1))
  expect(device.sent).toEqual([])
  device.setOutcome({ status: 'sent' })
  device.reconnect()
  await waitFor(() => expect(device.sentWith('my{Brand}Logout')).toHaveLength(1))
  device.reconnect()
  await Promise.resolve()
  expect(device.sentWith('my{Brand}Logout')).toHaveLength(1)
})

it('leaves a player alone where somebody has signed in here by then', async () => {
  const { cloud, device } = await leaveWithoutPlayer()
  cloud.enter(user)
  device.setOutcome({ status: 'sent' })
  device.reconnect()
  await waitFor(() => expect(cloud.callsOf('auth.current')).toHaveLength(1))
  cloud.leave()
  device.reconnect()
  await Promise.resolve()
  expect(device.sent).toEqual([])
})
