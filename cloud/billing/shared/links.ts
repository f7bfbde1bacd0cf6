import { createHmac, timingSafeEqual } from 'node:crypto'
import { Refused } from '../../services/http/Refused'
import type { ManagePage, Subscription } from '../../services/ports/Billing'

/** What is signed with the secret of our own pages. */
export interface Links {
  /** What proves that we wrote something about somebody, e.g. whose an order is. */
  proof(...about: readonly string[]): string
  isProof(proof: unknown, ...about: readonly string[]): boolean
  /** Addresses of a subscription's pages; who knows them may use them. */
  pages(subscription: Pick<Subscription, 'id'>): Record<ManagePage, string>
  /** Throws a Refused of status 404 when the key is not that of the subscription's addresses. */
  assertKey(subscription: Pick<Subscription, 'id'>, key: string): void
}

/** @param origin where browsers reach the services. */
export function createLinks({ origin, linkSecret }: { origin: string; linkSecret: string }): Links {
  const proof = (...about: readonly string[]) =>
    createHmac('sha256', linkSecret).update(JSON.stringify(about)).digest('base64url')
  const isProof = (given: unknown, ...about: readonly string[]) =>
    typeof given === 'string' && isSame(given, proof(...about))
  const page = (name: ManagePage, id: string) =>
    `${origin}/checkout/${name}?${new URLSearchParams({ subscription: id, key: proof('pages', id) })}`
  return {
    proof,
    isProof,
    pages: ({ id }) => ({ update: page('update', id), cancel: page('cancel', id) }),
    assertKey({ id }, key) {
      if (!isProof(key, 'pages', id)) throw new Refused('There is no subscription.', 404)
    },
  }
}

/** Whether two texts are the same, which takes as long whatever they differ by. */
export function isSame(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)]
  return left.length === right.length && timingSafeEqual(left, right)
}
