import type { PushAvailableLanguages } from '../../schemas/generated/types'
import type { PlayerContext } from '../core/PlayerContext'
import available from '../texts/languages.json' with { type: 'json' }

/** The languages that can be chosen and the one that is set [D1-14]. */
export function languages({ storage }: PlayerContext): PushAvailableLanguages {
  const current = available.find(({ code }) => code === storage.device.value().language)
  return { defaultLanguage: current ?? { code: 'en', language: 'English' }, available }
}
