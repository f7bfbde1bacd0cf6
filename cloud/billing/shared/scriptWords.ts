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

// The whole file each: a name that a file lacks yet cannot be imported.
const files = import.meta.glob<{ provider?: Partial<ScriptWords> }>('../../texts/*.json', {
  eager: true,
  import: 'default',
})

/** By the tag of the language, in small letters; a language that waits for its texts is not there. */
export const scriptWords: Readonly<Record<string, Partial<ScriptWords>>> = Object.fromEntries(
  languages.flatMap(({ code, tag }): [string, Partial<ScriptWords>][] => {
    const words = files[`../../texts/${code}.json`]?.provider
    return words === undefined ? [] : [[tag.toLowerCase(), words]]
  }),
)
