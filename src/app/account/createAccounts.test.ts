import { expect, it } from 'vitest'
import { createAccounts } from './createAccounts'

it('keeps a folded card over what the area lends, and into the next start', () => {
  let isKept = false
  const kept = {
    heights: { read: () => 0, note: () => {} },
    isFolded: () => isKept,
    noteFolded: (isFolded: boolean) => {
      isKept = isFolded
    },
  }
  const open = () => Promise.resolve(undefined)
  const accounts = createAccounts(open, kept)
  let told = 0
  accounts.subscribe(() => (told += 1))
  expect(accounts.slots().cardFold?.isFolded).toBe(false)
  accounts.slots().cardFold?.fold(true)
  expect([accounts.slots().cardFold?.isFolded, told]).toEqual([true, 1])
  accounts.lend({ isAuthEnabled: true })
  expect(accounts.slots()).toMatchObject({ isAuthEnabled: true, cardFold: { isFolded: true } })
  expect(createAccounts(open, kept).slots().cardFold?.isFolded).toBe(true)
  accounts.slots().cardFold?.fold(false)
  expect([accounts.slots().cardFold?.isFolded, isKept]).toEqual([false, false])
})
