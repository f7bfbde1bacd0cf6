import type { ConfirmWords, DialogWords, PasswordWords } from './Dialogs'

/** One of our own dialogs and who waits for its answer; `answer` may be called more than once, the first counts. */
export type DialogRequest = { answer: (answer: boolean) => void } & (
  | { kind: 'info' | 'gotIt' | 'error' | 'yesNo'; words: DialogWords }
  | { kind: 'confirm'; words: ConfirmWords }
  | { kind: 'password'; words: PasswordWords }
)
