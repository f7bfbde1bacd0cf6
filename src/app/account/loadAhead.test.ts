import { expect, it, vi } from 'vitest'
import { accountScreens } from './accountScreens'
import { loadAhead } from './loadAhead'

it('fetches the screen of the address, and no other', async () => {
  const load = vi.spyOn(accountScreens.login, 'load').mockResolvedValue()
  const other = vi.spyOn(accountScreens.plans, 'load').mockResolvedValue()
  await loadAhead('/acme/login')
  expect([load.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
})

it('takes an address that no screen has, which is led on', async () => {
  await expect(loadAhead('/acme/nosuch')).resolves.toBeUndefined()
})
