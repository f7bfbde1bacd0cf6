import { isRecord } from './isRecord'
import { readJson } from './readJson'

const item = readJson('schemas/page/contentItem.schema.json')
const properties = isRecord(item) ? item['properties'] : undefined
const element = isRecord(properties) ? properties['element'] : undefined
const kinds: unknown[] = isRecord(element) && Array.isArray(element['enum']) ? element['enum'] : []

/** The elements that the page schema knows [D2.10-4]. */
export const elementKinds = kinds.filter((kind) => typeof kind === 'string')
