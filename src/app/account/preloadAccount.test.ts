import { expect, it, vi } from 'vitest'
import { accountScreens } from './accountScreens'
import { preloadAccount } from './preloadAccount'

it('fetches the screen of the address, and no other', async () => {
  const load = vi.spyOn(accountScreens.login, 'load').mockResolvedValue()
  const other = vi.spyOn(accountScreens.plans, 'load').mockResolvedValue()
  await preloadAccount('/acme/login')
  expect([load.mock.calls.length, other.mock.calls.length]).toEqual([1, 0])
})

it('takes an address that no screen has, which is led on', async () => {
  await expect(preloadAccount('/acme/nosuch')).resolves.toBeUndefined()
})
