import type { Dialogs } from './Dialogs'
import type { DialogRequest } from './DialogRequest'

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
