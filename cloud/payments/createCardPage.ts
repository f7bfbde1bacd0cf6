import type { CloudPart } from '../core/CloudPart'
import { Refused } from '../core/Refused'
import { answerCall } from '../core/answerCall'
import { answerFile } from '../core/answerFile'
import { isOwnPage } from '../core/isOwnPage'
import { readJson } from '../core/readJson'
import type { Cards } from './createCards'

const files: Readonly<Record<string, string>> = {
  '/payments/card': 'card/card.html',
  '/payments/card.js': 'card/card.js',
}

/** The card payment provider's window, and what gives it a token for a number. */
export function createCardPage({ cards }: { cards: Cards }): CloudPart {
  return {
    handlers: [
      async (request, response, { pathname }) => {
        const file = Object.hasOwn(files, pathname) ? files[pathname] : undefined
        if (file !== undefined && request.method === 'GET') return answerFile(response, file)
        if (pathname !== '/payments/token' || request.method !== 'POST') return false
        return answerCall(response, async () => {
          if (!isOwnPage(request)) throw new Refused('Only the page of the provider may do this.', 403)
          const { number, uid } = await readJson(request)
          const token =
            typeof number === 'string' && typeof uid === 'string' ? cards.token(number, uid) : undefined
          if (token === undefined) throw new Refused('This is none of the numbers for tests.')
          return token
        })
      },
    ],
  }
}
