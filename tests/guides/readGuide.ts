/** One change that a guide makes: a new file, lines of a file that is there, or keys of a JSON file. */
export interface GuideStep {
  kind: 'file' | 'lines' | 'keys'
  path: string
  text: string
}

/** A guide of docs/ as a machine follows it. */
export interface Guide {
  steps: GuideStep[]
  /** Paths that its last block gives to `npm run test:unit`. */
  tests: string[]
}

const fence = /^(?<indent> *)(?<ticks>`{3,4})(?<lang>\w+) (?<how>file|keys)=(?<path>\S+)$/

/**
 * Reads the code blocks that say where they belong: `ts file=<path>` is the whole of a new file, `diff
 * file=<path>` changes lines of one, `json keys=<path>` adds keys to one.
 */
export function readGuide(text: string): Guide {
  const lines = text.split('\n')
  const steps = lines.flatMap((line, place): GuideStep[] => {
    const { indent = '', ticks = '', lang, how, path = '' } = fence.exec(line)?.groups ?? {}
    if (how === undefined) return []
    const end = lines.indexOf(`${indent}${ticks}`, place)
    const block = lines.slice(place + 1, end).map((inner) => inner.slice(indent.length))
    const kind = how === 'keys' ? 'keys' : lang === 'diff' ? 'lines' : 'file'
    return [{ kind, path, text: `${block.join('\n')}\n` }]
  })
  const [, tests = ''] = /npm run test:unit -- (.+)/.exec(text) ?? []
  return { steps, tests: tests.split(' ').filter((path) => path !== '') }
}

/**
 * The text of a file after the changes of a `diff` block: parts between lines `...`, each found at its first
 * place after the one before; lines begin with ` `, `-` or `+`. Throws where a part is nowhere.
 */
export function changeLines(text: string, diff: string): string {
  let done = ''
  let rest = text
  for (const part of diff.split(/^\.\.\.\n/m)) {
    const lines = part.split('\n').slice(0, -1)
    const of = (signs: string) =>
      lines.flatMap((line) => (signs.includes(line.charAt(0)) ? `${line.slice(1)}\n` : [])).join('')
    const before = of(' -')
    const at = `\n${rest}`.indexOf(`\n${before}`)
    if (before === '' || at < 0) throw new Error(`these lines are nowhere:\n${before}`)
    done += rest.slice(0, at) + of(' +')
    rest = rest.slice(at + before.length)
  }
  return done + rest
}

/**
 * A JSON document with more keys: objects are joined, whatever else is there stays; new keys stand at the
 * end.
 */
export function addKeys(document: unknown, more: unknown): unknown {
  if (!isObject(document) || !isObject(more)) return document ?? more
  const added = Object.entries(more).map(([key, value]) => [key, addKeys(document[key], value)])
  return { ...document, ...Object.fromEntries(added) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
