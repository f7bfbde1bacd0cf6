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
  expect(accounts.seam().cardFold?.isFolded).toBe(false)
  accounts.seam().cardFold?.fold(true)
  expect([accounts.seam().cardFold?.isFolded, told]).toEqual([true, 1])
  accounts.lend({ isAuthEnabled: true })
  expect(accounts.seam()).toMatchObject({ isAuthEnabled: true, cardFold: { isFolded: true } })
  expect(createAccounts(open, kept).seam().cardFold?.isFolded).toBe(true)
  accounts.seam().cardFold?.fold(false)
  expect([accounts.seam().cardFold?.isFolded, isKept]).toEqual([false, false])
})
