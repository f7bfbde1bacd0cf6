import { Refused } from '../../../cloud/services/http/Refused'
import type { Billing } from '../../../cloud/services/ports/Billing'

const refuse = async (): Promise<never> => {
  throw new Refused('Nothing is sold here.')
}

/** Who takes the money where nobody does: prices are those of the catalogue, and nothing is sold. */
export const noBilling: Billing = {
  price: async ({ amount, duration }) => ({
    today: amount,
    later: duration === 'lifetime' ? undefined : amount,
  }),
  change: refuse,
  cancel: refuse,
  pages: () => undefined,
  read: async () => {
    throw new Refused('Nothing is sold here.', 404)
  },
}
