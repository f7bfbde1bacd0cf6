/** Why a list was not changed as somebody wanted it. */
export type ListTrouble =
  /** Its name is none that a list can have. */
  | 'name'
  /** There is one of that name, made by somebody else meanwhile. */
  | 'taken'
  /** Some of what was to be on it cannot be; the rest is. */
  | 'entries'
  /** Somebody else has changed it meanwhile: nothing was done. */
  | 'changed'
  /** Whoever keeps the lists cannot be reached. */
  | 'away'
  /** Whoever keeps the lists does not allow it, or failed. */
  | 'refused'

/** A list that is not kept by the player itself was not changed, or not quite. */
export class ListRefused extends Error {
  override readonly name = 'ListRefused'
  readonly trouble: ListTrouble
  /** What is said of it, e.g. titles of the entries. */
  readonly about: string

  constructor(trouble: ListTrouble, about: string) {
    super(`the list was not changed: ${trouble} ${about}`)
    this.trouble = trouble
    this.about = about
  }
}
