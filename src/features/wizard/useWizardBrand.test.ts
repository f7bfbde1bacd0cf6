import { afterEach, expect, it, vi } from 'vitest'
import { testBrand } from '../../../tests/support/testBrand'
import { checkWizardBrand } from './steps'

afterEach(() => vi.restoreAllMocks())

it('takes a brand whose parts for the wizard are as they should be', () => {
  expect(checkWizardBrand(testBrand)).toBe(testBrand)
})

it.each([
  { donation: { action: 'javascript:alert(1)', fields: { business: 'us' } } },
  { mailingList: { action: 'http://list.example' } },
  { appLinks: [{ name: 'Shop' }] },
  { follow: 'nowhere' },
  { cryptoDonations: [{ name: 'btc' }] },
])('leaves out a part that is not, says so, and keeps the others: %j', (wrong) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const [part = ''] = Object.keys(wrong)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as a host may serve it
  const brand = { ...testBrand, follow: [], ...wrong } as unknown as typeof testBrand
  const checked = checkWizardBrand(brand)
  expect(Reflect.get(checked, part)).toBeUndefined()
  expect({ ...checked, [part]: Reflect.get(brand, part) }).toEqual(brand)
  expect(warn).toHaveBeenCalledWith(expect.stringContaining(part))
})
