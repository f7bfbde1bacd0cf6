import type { Outcome } from '../../../machines/wizard.machine'
import type { SendOutcome } from '../../device'

/** What became of a request, in the wizard's words. A held one goes out with the next connect. */
export const outcomeOf = (sent: SendOutcome): Outcome => (sent.status === 'refused' ? sent.reason : 'sent')
