import type { CloudPart } from '../../services/http/CloudPart'
import { Refused } from '../../services/http/Refused'
import { answerCall } from '../../services/http/answerCall'
import { languageOf } from '../../pages/languageOf'
import { cloudTexts } from '../../texts/cloudTexts'
import { answerFile } from '../../embedded/core/answerFile'
import { isOwnPage } from '../../embedded/core/isOwnPage'
import { readJson } from '../../services/http/readJson'
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
        const say = cloudTexts(languageOf(request)).checkout
        return answerCall(response, async () => {
          if (!isOwnPage(request)) throw new Refused(say.onlyOwnPage, 403)
          const { number, uid } = await readJson(request)
          const token =
            typeof number === 'string' && typeof uid === 'string' ? cards.token(number, uid) : undefined
          if (token === undefined) throw new Refused(say.noNumber)
          return token
        })
      },
    ],
  }
}
