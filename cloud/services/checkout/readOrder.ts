import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import { Refused } from '../http/Refused'
import type { Offer } from '../plans/readCatalogue'
import type { Order } from '../ports/Billing'
import type { People } from '../ports/People'

/** Why an order is none, in words for people. */
export interface OrderWords {
  noProduct: string
  noPerson: string
  noTrial: string
}

/** In English, for logs and for whoever has no pages of their own. */
export const orderWords: OrderWords = {
  noProduct: 'This product is not known.',
  noPerson: 'It is not known for whom this is paid.',
  noTrial: 'This trial is not offered.',
}

/** Reads the order that the interface gave the overlay [A7.4-1]. Throws a Refused, in words for people. */
export async function readOrder(
  body: JsonObject,
  { offers, people, say }: { offers: readonly Offer[]; people: People; say: OrderWords },
): Promise<Order> {
  const { product, passthrough, coupon } = body
  const offer = offers.find(({ id }) => id === product)
  if (offer === undefined) throw new Refused(say.noProduct)
  const uid = isJsonObject(passthrough) ? passthrough['uid'] : undefined
  const email = isJsonObject(passthrough) ? passthrough['email'] : undefined
  const person = typeof uid === 'string' ? await people.find(uid) : undefined
  // Whoever has seen somebody's uid somewhere does not know the address.
  const isTheirs = typeof email === 'string' && email.toLowerCase() === person?.email
  if (person === undefined || !isTheirs) throw new Refused(say.noPerson)
  if (!isTrialSound(body, offer)) throw new Refused(say.noTrial)
  return {
    offer,
    uid: person.uid,
    email,
    withTrial: trialFields.some((field) => isGiven(body[field])),
    coupon: typeof coupon === 'string' ? coupon : undefined,
  }
}

const trialFields = ['trialDays', 'trialDaysAuth', 'price', 'auth']

/** A price other than the product's own needs the seller's proof: all of it, or the order is none [A5-17]. */
function isTrialSound(body: JsonObject, { trial }: Offer): boolean {
  if (!trialFields.some((field) => isGiven(body[field]))) return true
  const { trialDays, trialDaysAuth, price, auth } = body
  return (
    trial !== undefined &&
    trialDays === trial.days &&
    trialDaysAuth === trial.daysAuth &&
    Number(price) === 0 &&
    auth === trial.auth
  )
}

function isGiven(value: Json | undefined): boolean {
  return value !== undefined && value !== null
}
