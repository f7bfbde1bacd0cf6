import { fields } from './part/fields'
import { flag } from './part/flag'
import { nested } from './part/nested'
import { number } from './part/number'
import { text } from './part/text'
import { values } from './part/values'

/** The wizard's last page [D3-61]; amounts are numbers of EUR. */
export const pushDonePage = fields({
  congratulations: text,
  title: text,
  message: text,
  donation: flag,
  donationAmount: nested({
    donationAmount: number,
    customAmount: number,
    selectedCustomAmount: number,
    amounts: values(number),
  }),
})
