import { expect, it } from 'vitest'
import { pushDonePage } from './settingsPushes'

it('makes numbers of amounts', () => {
  expect(
    pushDonePage({ donation: 'true', donationAmount: { donationAmount: '20', amounts: ['10', 20, null] } }),
  ).toEqual({
    donation: true,
    donationAmount: { donationAmount: 20, amounts: [10, 20] },
  })
})
