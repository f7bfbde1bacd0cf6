import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cloudSamples } from '../../../../tests/support/cloud/cloudSamples'
import { renderAccount } from '../../../../tests/support/cloud/renderAccount'
import { useLogOut } from './SessionHost'

const { user, records } = cloudSamples
const away = { status: 'refused', reason: 'offline', message: 'away' } as const

const Leave = () => {
  const logOut = useLogOut()
  return <button onClick={() => void logOut().catch(() => undefined)}>Leave</button>
}
const begin = (kept: Map<string, string>) => renderAccount(<Leave />, { user, record: records.free, kept })
const press = () => fireEvent.click(screen.getByRole('button', { name: 'Leave' }))

it('[A2.4-7 A4.11-2] logs out on the player and on the page, and remembers nothing', async () => {
  const kept = new Map<string, string>()
  const { cloud, device } = begin(kept)
  press()
  await waitFor(() => expect(cloud.callsOf('auth.signOut')).toHaveLength(1))
  expect(device.sentWith('my{Brand}Logout')).toHaveLength(1)
  expect(kept.size).toBe(0)
})

it('[A2.4-7 A4.11-2] remembers who left which player that was away, and nothing else of them', async () => {
  const kept = new Map<string, string>()
  const { cloud, device } = begin(kept)
  device.setOutcome(away)
  press()
  await waitFor(() => expect([...kept]).toEqual([['pendingLogout', 'u-owner http://192.168.1.50']]))
  expect(cloud.callsOf('auth.signOut')).toHaveLength(1)
})

it('remembers nothing of who could not be logged out here', async () => {
  const kept = new Map<string, string>()
  const { cloud, device } = begin(kept)
  device.setOutcome(away)
  cloud.fail('auth.signOut', 'cloud/unreachable')
  press()
  await waitFor(() => expect(cloud.callsOf('auth.signOut')).toHaveLength(1))
  expect(kept.size).toBe(0)
})
