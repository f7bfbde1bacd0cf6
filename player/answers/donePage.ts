import type { PushDonePage } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'

/** The wizard's last page [D3-61 D9-41]; amounts in EUR. Asks for a donation only when the brand says who takes it. */
export function donePage({ brand, faults, say }: PlayerContext): PushDonePage {
  const donation = brand.donation !== undefined || faults.happens('donation-without-provider')
  return {
    congratulations: say('WIZARD.CONGRATULATIONS'),
    title: say('WIZARD.DONE_TITLE'),
    message: say(donation ? 'WIZARD.DONE_AND_DONATE' : 'WIZARD.DONE'),
    donation,
    donationAmount: { donationAmount: 20, amounts: [10, 20, 50, 100], customAmount: 150 },
  }
}
