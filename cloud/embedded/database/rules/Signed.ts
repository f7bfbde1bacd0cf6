/** Whoever is signed in at a connection: the id, and what the token claims. */
export interface Signed {
  uid: string
  token: Readonly<Record<string, unknown>>
}
