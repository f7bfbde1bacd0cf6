import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import type { People } from '../../services/ports/People'
import { vendors } from '../../cloudConfig'
import { Refused } from '../../services/http/Refused'
import type { Offer } from '../../services/plans/readCatalogue'

/** What somebody is about to pay for. */
export interface Order {
  offer: Offer
  uid: string
  withTrial: boolean
  coupon: string | undefined
}

/** Reads the order that the interface gave the overlay [A7.4-1]. Throws a Refused, in words for people. */
export async function readOrder(body: JsonObject, offers: readonly Offer[], people: People): Promise<Order> {
  const { vendor, product, passthrough, coupon } = body
  if (!Object.values(vendors).some((known) => known === vendor))
    throw new Refused('This seller is not known.')
  const offer = offers.find(({ id }) => id === product)
  if (offer === undefined) throw new Refused('This product is not known.')
  const uid = isJsonObject(passthrough) ? passthrough['uid'] : undefined
  const email = isJsonObject(passthrough) ? passthrough['email'] : undefined
  const person = typeof uid === 'string' ? await people.find(uid) : undefined
  // Whoever has seen somebody's uid somewhere does not know the address.
  const isTheirs = typeof email === 'string' && email.toLowerCase() === person?.email
  if (person === undefined || !isTheirs) throw new Refused('It is not known for whom this is paid.')
  const code = typeof coupon === 'string' ? coupon : undefined
  return { offer, uid: person.uid, withTrial: readTrial(body, offer), coupon: code }
}

/** A price other than the product's own needs the seller's proof: all of it, or the order is none [A5-17]. */
function readTrial({ trialDays, trialDaysAuth, price, auth }: JsonObject, { trial }: Offer): boolean {
  if (![trialDays, trialDaysAuth, price, auth].some(isGiven)) return false
  const isProven =
    trial !== undefined &&
    trialDays === trial.days &&
    trialDaysAuth === trial.daysAuth &&
    Number(price) === 0 &&
    auth === trial.auth
  if (!isProven) throw new Refused('This trial is not offered.')
  return true
}

function isGiven(value: Json | undefined): boolean {
  return value !== undefined && value !== null
}
