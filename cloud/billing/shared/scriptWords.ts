import { languages } from '../../../schemas/languages'

/** What the scripts of the checkout say themselves, e.g. when the provider cannot be reached. */
interface ScriptWords {
  title: string
  unreachable: string
  notTaken: string
  opensApart: string
  goThere: string
  close: string
}

const files = import.meta.glob<Partial<ScriptWords> | undefined>('../../texts/*.json', {
  eager: true,
  import: 'provider',
})

/** By the tag of the language, in small letters; a language that waits for its texts is not there. */
export const scriptWords: Readonly<Record<string, Partial<ScriptWords>>> = Object.fromEntries(
  languages.flatMap(({ code, tag }): [string, Partial<ScriptWords>][] => {
    const words = files[`../../texts/${code}.json`]
    return words === undefined ? [] : [[tag.toLowerCase(), words]]
  }),
)
