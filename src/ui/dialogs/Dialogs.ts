import { createContext, useContext } from 'react'

/** Words of a dialog, ours or the device's. */
export interface DialogWords {
  title?: string | undefined
  message: string
  /** The message is a device's: simple HTML in it is drawn, cleaned. Names in our own questions stay text. */
  holdsHtml?: boolean | undefined
}

/** What a confirm dialog adds: the word on its button, and whether the button warns. */
export interface ConfirmWords extends DialogWords {
  confirmLabel?: string | undefined
  isDangerous?: boolean | undefined
}

/**
 * What a password dialog needs: who judges the password. Resolves to false when it is wrong, rejects without
 * an answer.
 */
interface PasswordWords extends DialogWords {
  check: (password: string) => Promise<boolean>
}

/**
 * Our own modals [D2.3-8]. Each promise settles when its dialog is closed, by a button or by Escape, and
 * never rejects; closing without a choice counts as no.
 */
export interface Dialogs {
  /** A message with OK. */
  info: (words: DialogWords) => Promise<void>
  /** A message with Got it. */
  gotIt: (words: DialogWords) => Promise<void>
  /** A failure with Close. */
  error: (words: DialogWords) => Promise<void>
  /** A question with Confirm and Cancel; true when confirmed. */
  confirm: (words: ConfirmWords) => Promise<boolean>
  /** A question with Yes and No; true for yes. */
  yesNo: (words: DialogWords) => Promise<boolean>
  /** Asks for a password until `check` accepts it (true) or the user cancels (false) [D2.10-2]. */
  password: (words: PasswordWords) => Promise<boolean>
}

/**
 * One of our own dialogs and who waits for its answer; `answer` may be called more than once, the first
 * counts.
 */
export type DialogRequest = { answer: (answer: boolean) => void } & (
  | { kind: 'info' | 'gotIt' | 'error' | 'yesNo'; words: DialogWords }
  | { kind: 'confirm'; words: ConfirmWords }
  | { kind: 'password'; words: PasswordWords }
)

/** Undefined outside the app, which `useDialogs` refuses. */
export const DialogsContext = createContext<Dialogs | undefined>(undefined)

/** Our dialogs as promises; `open` puts a request on screen. */
export const createDialogs = (open: (request: DialogRequest) => void): Dialogs => {
  const ask = (request: (answer: (answer: boolean) => void) => DialogRequest) =>
    new Promise<boolean>((resolve) => open(request(resolve)))
  const tell =
    (kind: 'info' | 'gotIt' | 'error'): Dialogs['info'] =>
    async (words) => {
      await ask((answer) => ({ kind, words, answer }))
    }
  return {
    info: tell('info'),
    gotIt: tell('gotIt'),
    error: tell('error'),
    confirm: (words) => ask((answer) => ({ kind: 'confirm', words, answer })),
    yesNo: (words) => ask((answer) => ({ kind: 'yesNo', words, answer })),
    password: (words) => ask((answer) => ({ kind: 'password', words, answer })),
  }
}

/** Opens our own modals and resolves with the user's answer. Throws outside `DialogsContext`. */
export const useDialogs = (): Dialogs => {
  const dialogs = useContext(DialogsContext)
  if (!dialogs) throw new Error('useDialogs needs a DialogsContext above it')
  return dialogs
}
