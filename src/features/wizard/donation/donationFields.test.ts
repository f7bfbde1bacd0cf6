import { expect, it } from 'vitest'
import brand from '../../../../fixtures/documents/brand/everything.json'
import { donationFields } from './DonationForm'

it('[D7-70 D9-41] sends the brand’s fields, the amount and euros', () => {
  const fields = Object.fromEntries(donationFields(brand.donation, 20, 'de'))
  expect(fields).toEqual({
    cmd: '_donations',
    business: 'nobody@example.com',
    lc: 'EN',
    amount: '20',
    no_note: '0',
    cn: 'Your message',
    no_shipping: '1',
    currency_code: 'EUR',
    bn: 'anybrand',
  })
})

it('speaks the language of the interface where the brand names none, and knows cents', () => {
  const donation = { action: 'https://pay.example.com', fields: { business: 'nobody@example.com' } }
  expect(Object.fromEntries(donationFields(donation, 7.5, 'zh-Hans'))).toEqual({
    business: 'nobody@example.com',
    lc: 'ZH',
    amount: '7.5',
    currency_code: 'EUR',
  })
})
