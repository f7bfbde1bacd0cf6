import { schemaLimits } from '../../../../schemas/page/schemaLimits'
import { isObject, toText } from '../../values'
import type { Notice } from '../../model/Notice'
import { asItIs, isSameBareValue, never, nothing, type ElementRules, type ItemBase } from '../ElementRules'

/**
 * What a section that carries a JSON Schema is filled with: the only item of it. Authors write it as the
 * section itself, never among `content`.
 */
export interface SchemaItem extends ItemBase {
  element: 'schema'
  /** As pushed; undefined where it is too much to be drawn. */
  schema: Record<string, unknown> | undefined
  uiSchema: Record<string, unknown>
}

export const schema: ElementRules<SchemaItem> = {
  holdsValue: true,
  isLabelled: false,
  normalise: (raw, base) => {
    const pushed = isObject(raw['schema']) ? raw['schema'] : {}
    const tooMuch = whatIsTooMuch(pushed)
    if (tooMuch) base.notices.push(tooMuch)
    return {
      ...base,
      element: 'schema',
      schema: tooMuch ? undefined : pushed,
      uiSchema: isObject(raw['uiSchema']) && !whatIsTooMuch(raw['uiSchema']) ? raw['uiSchema'] : {},
    }
  },
  judge: nothing,
  // Whoever draws the form judges it, at each of its fields.
  check: nothing,
  toSent: asItIs,
  toWords: (item, value) => summarise(item, value),
  meets: isSameBareValue,
  isWide: () => true,
  isHidden: never,
}

function whatIsTooMuch(schema: Record<string, unknown>): Notice | undefined {
  if (isDeeper(schema, schemaLimits.levels))
    return { code: 'schemaTooDeep', detail: String(schemaLimits.levels) }
  return JSON.stringify(schema).length > schemaLimits.characters ? { code: 'schemaTooLarge' } : undefined
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((one) => isDeeper(one, levels - 1))
}

/** Up to three of the values, by their titles: enough to know which of two states this is. */
function summarise({ schema: drawn }: SchemaItem, value: unknown): string {
  if (!isObject(value))
    return Array.isArray(value) ? value.map(toText).filter(Boolean).join(', ') : toText(value)
  const properties = isObject(drawn?.['properties']) ? drawn['properties'] : {}
  return Object.entries(value)
    .flatMap(([name, one]) => {
      const property = properties[name]
      const title = isObject(property) ? toText(property['title']) : ''
      const secret = isObject(property) && property['format'] === 'password'
      const words = Array.isArray(one) ? String(one.length) : toText(one)
      return words === '' || secret ? [] : [`${title || name}: ${words}`]
    })
    .slice(0, 3)
    .join(', ')
}
