import { expect, it, vi } from 'vitest'
import { testBrand } from '../../../tests/support/testBrand'
import { preopenAccounts } from './preopenAccounts'

/** A start on which the player has said what its menu has, and what came of opening the area. */
const start = (ids: string[] | undefined, open = vi.fn<() => Promise<unknown>>(() => Promise.resolve())) => {
  const parts = {
    brand: testBrand,
    session: { device: { topics: { read: () => ids?.map((id) => ({ id })) } } },
    services: { accounts: { open: () => Promise.resolve({ open }) } },
  } as unknown as Parameters<typeof preopenAccounts>[0]
  return { open, opened: preopenAccounts(parts) }
}

it('opens the area of a player that has accounts', async () => {
  const { open, opened } = start(['home', `my-${testBrand.word}`])
  await opened
  expect(open).toHaveBeenCalledOnce()
})

it.each([
  ['has none', ['home']],
  ['has not said', undefined],
])('opens nothing where the player %s', async (_, ids) => {
  const { open, opened } = start(ids)
  await opened
  expect(open).not.toHaveBeenCalled()
})

it('leaves a failure to who needs the area', async () => {
  const { opened } = start(
    [`my-${testBrand.word}`],
    vi.fn<() => Promise<unknown>>(() => Promise.reject(new Error('no cloud'))),
  )
  await expect(opened).resolves.toBeUndefined()
})
