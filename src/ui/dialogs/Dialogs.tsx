import { Button } from '@mantine/core'
import { createContext, type ReactNode, useContext } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { PanelModal } from '../modal/PanelModals'
import { DeviceText } from '../SafeHtml'

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

interface Props {
  isTop: boolean
  request: Exclude<DialogRequest, { kind: 'password' }>
  onAnswer: (answer: boolean) => void
}

/** How a button of an answer looks, and whether Enter gives that answer as soon as the dialog opens. */
interface Look {
  isMain?: boolean
  isDangerous?: boolean | undefined
  hasFocus?: boolean
}

const main: Look = { isMain: true, hasFocus: true }

/**
 * Our info, got it, error, confirm and yes/no dialogs [D2.3-8]. The focus is on the main answer, but on the
 * safe one where the main one destroys something: an Enter too many must do no harm.
 */
export const AnswerDialog = ({ request, onAnswer, isTop }: Props) => {
  const { t } = useTranslation()
  const button = (label: string, answer: boolean, look: Look = {}): ReactNode => (
    <Button
      key={label}
      variant={look.isMain ? 'filled' : 'default'}
      {...(look.isDangerous ? { color: 'red' } : {})}
      {...(look.hasFocus ? { 'data-autofocus': true } : {})}
      onClick={() => onAnswer(answer)}
    >
      {label}
    </Button>
  )
  const rows = {
    info: () => [button(t('action.ok'), true, main)],
    gotIt: () => [button(t('action.gotIt'), true, main)],
    error: () => [button(t('action.close'), true, main)],
    yesNo: () => [button(t('action.no'), false), button(t('action.yes'), true, main)],
    confirm: () => {
      const { confirmLabel, isDangerous = false } = request.kind === 'confirm' ? request.words : {}
      return [
        button(t('action.cancel'), false, { hasFocus: isDangerous }),
        button(confirmLabel ?? t('action.confirm'), true, {
          isMain: true,
          isDangerous,
          hasFocus: !isDangerous,
        }),
      ]
    },
  }
  const title = request.words.title ?? (request.kind === 'error' ? t('dialog.errorTitle') : undefined)
  return (
    <PanelModal
      isTop={isTop}
      hasOwnFocus
      title={title}
      onClose={() => onAnswer(false)}
      buttons={rows[request.kind]()}
    >
      <DeviceText text={request.words.message} holdsHtml={request.words.holdsHtml === true} />
    </PanelModal>
  )
}
