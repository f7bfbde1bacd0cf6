/** So many players are remembered, those that were seen last. */
const most = 20

const key = 'sound-pages'

/** Where they are kept; may throw, as storage does where cookies are off. */
type Memory = () => Pick<Storage, 'getItem' | 'setItem'>

const isText = (value: unknown): value is string => typeof value === 'string'

/** The players that had a page for their sound when this browser saw them last, by their origins. */
interface SoundMemory {
  has: (origin: string) => boolean
  /** It has told of such a page, or of none. */
  note: (origin: string, has: boolean) => void
}

/** Reads what is remembered when it is first asked for; remembers nothing where storage is forbidden. */
export function createSoundMemory(memory: Memory = () => window.localStorage): SoundMemory {
  let known: readonly string[] | undefined
  const read = (): readonly string[] => {
    if (known) return known
    known = []
    try {
      const kept: unknown = JSON.parse(memory().getItem(key) ?? '[]')
      if (Array.isArray(kept)) known = kept.filter(isText).slice(-most)
    } catch {
      // Nothing is remembered then.
    }
    return known
  }
  return {
    has: (origin) => read().includes(origin),
    note(origin, has) {
      if (read().includes(origin) === has) return
      const others = read().filter((one) => one !== origin)
      known = has ? [...others, origin].slice(-most) : others
      try {
        memory().setItem(key, JSON.stringify(known))
      } catch {
        // Until the page is loaded anew it is remembered all the same.
      }
    },
  }
}

/** The one of this browser. */
export const soundMemory = createSoundMemory()
