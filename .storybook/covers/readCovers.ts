import { readFileSync } from 'node:fs'
import { loadCsf } from 'storybook/internal/csf-tools'
import type { StoryCovers } from './StoryCovers.ts'

interface Node {
  type: string
}

/** The value of a key of an object that is written out; undefined where there is none. */
const valueOf = (node: unknown, key: string): unknown => {
  const properties: unknown = Reflect.get(Object(node), 'properties')
  if (!Array.isArray(properties)) return undefined
  const found = properties.find(
    (property: unknown) => Reflect.get(Object(Reflect.get(Object(property), 'key')), 'name') === key,
  )
  return Reflect.get(Object(found), 'value')
}

/**
 * The names in `covers` of parameters; throws when they are not written out, because nobody runs the file.
 */
const namesIn = (parameters: unknown, where: string): readonly string[] | undefined => {
  const list = valueOf(parameters, 'covers')
  if (list === undefined) return undefined
  const elements: unknown = Reflect.get(Object(list), 'elements')
  const names = Array.isArray(elements)
    ? elements.map((element: Node) =>
        element.type === 'StringLiteral' ? Reflect.get(element, 'value') : undefined,
      )
    : [undefined]
  if (names.some((name) => typeof name !== 'string'))
    throw new Error(`${where}: covers is no list of literals`)
  return names.map(String)
}

/** What each story of a file shows; a story that does not say it shows what the meta says. */
export const readCovers = (file: string): StoryCovers[] => {
  const csf = loadCsf(readFileSync(file, 'utf8'), { fileName: file, makeTitle: String }).parse()
  const ofAll = namesIn(csf._metaAnnotations['parameters'], file) ?? []
  return csf.indexInputs.map(({ exportName, __id: id = '', title = '', name = '' }) => ({
    id,
    title,
    name,
    covers: namesIn(csf._storyAnnotations[exportName]?.['parameters'], `${file} ${exportName}`) ?? ofAll,
  }))
}
