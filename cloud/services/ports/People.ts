/** Somebody with an account. */
export interface Person {
  uid: string
  /** In small letters. */
  email?: string
  /** ms since 1970, as the next one. */
  createdAt: number
  /** What was given out to them before that is not good any more. */
  validAfter: number
}

/** Who has an account. */
export interface People {
  /** Undefined when there is no such account any more. */
  find(uid: string): Promise<Person | undefined>
  /** Those of them who have none any more. */
  gone(uids: readonly string[]): Promise<string[]>
}
