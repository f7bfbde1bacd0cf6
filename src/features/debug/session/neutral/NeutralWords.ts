import type { NeutralKind } from './Replacement'

/** Names that hide in texts: one pattern for all of them, and what each is. */
export interface NeutralWords {
  pattern: RegExp
  kindOf: (word: string) => NeutralKind
}
