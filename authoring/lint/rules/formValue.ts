import type { RJSFSchema } from '@rjsf/utils'
import { toErrors, type SchemaError } from '../../../src/renderer/schemaForm/findErrors'
import { findFaults } from '../../../src/renderer/schemaForm/judge'
import { changeSlowPatterns, forget } from '../../../src/renderer/schemaForm/plainPatterns'
import { prepareSchema } from '../../../src/renderer/schemaForm/prepareSchema'
import { isJsonObject, type Json, type JsonObject } from '../../json/Json'
import type { JsonNode } from '../../json/JsonNode'
import { schemasIn } from '../form/schemasIn'
import { onPage } from '../onPage'
import type { Finding, Rule } from '../Rule'

/** Finds values of a form, and defaults, that its own schema refuses. */
export const formValue: Rule = {
  name: 'form-value',
  severity: 'warning',
  summary: 'A value of a form, or a default, that its own schema refuses.',
  check: onPage((page, report) => {
    for (const { node } of page.sections) {
      const schema = node.get('schema')
      if (schema?.kind !== 'object') continue
      const value = node.get('value')
      if (value) for (const found of misfits(value, prepared(schema.toJson()))) report(found)
      for (const place of schemasIn(schema)) {
        const standard = place.get('default')
        if (standard)
          for (const found of misfits(standard, withPlacesOf(schema, place)))
            report({ ...found, message: `The default is refused by its own schema: ${lower(found.message)}` })
      }
    }
  }),
}

/** Patterns that may take for ever are a finding of their own, and are not tried. */
const prepared = (schema: Json): RJSFSchema => changeSlowPatterns(prepareSchema(schema), forget)

/** What a person has yet to fill in is no mistake of the author. */
const yetToCome = ['required', 'tooFew', 'cannotJudge']

/** A part of a schema with the places that it may refer to. */
const withPlacesOf = (whole: JsonNode, part: JsonNode): RJSFSchema => {
  const places = ['$defs', 'definitions'].flatMap((name) => whole.get(name) ?? [])
  return prepared({ ...asObject(part), ...Object.fromEntries(places.map((one) => [one.name, one.toJson()])) })
}

const asObject = (node: JsonNode): JsonObject => {
  const json = node.toJson()
  return isJsonObject(json) ? json : {}
}

function misfits(value: JsonNode, schema: RJSFSchema): Omit<Finding, 'file'>[] {
  const held = value.toJson()
  try {
    return toErrors(findFaults(held, schema), held, schema).flatMap((error) => {
      if (yetToCome.includes(error.code)) return []
      return [{ at: nodeAt(value, error.path), message: sentenceOf(error) }]
    })
  } catch {
    // A schema that nothing can be judged by is a finding of json-schema.
    return []
  }
}

function nodeAt(value: JsonNode, path: readonly (string | number)[]): JsonNode {
  return path.reduce<JsonNode>((node, step) => {
    const next = typeof step === 'number' ? node.entries[step] : node.get(step)
    return next ?? node
  }, value)
}

const lower = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

function sentenceOf({ code, limit }: SchemaError): string {
  switch (code) {
    case 'notAllowed':
      return 'This is none of the values that the schema allows.'
    case 'notText':
      return 'The schema asks for a text.'
    case 'notANumber':
      return 'The schema asks for a number.'
    case 'notWhole':
      return 'The schema asks for a whole number.'
    case 'wrongKind':
      return 'This is of another type than the schema asks for.'
    case 'tooSmall':
      return `The schema asks for ${limit} or more.`
    case 'tooLarge':
      return `The schema asks for ${limit} or less.`
    case 'aboveOnly':
      return `The schema asks for more than ${limit}.`
    case 'belowOnly':
      return `The schema asks for less than ${limit}.`
    case 'step':
      return `The schema asks for steps of ${limit}.`
    case 'tooShort':
      return `The schema asks for ${limit} characters or more.`
    case 'tooLong':
      return `The schema asks for ${limit} characters or less.`
    case 'tooMany':
      return `The schema takes ${limit} entries or less.`
    case 'twice':
      return 'Two entries are alike, which the schema forbids.'
    case 'unknownProperty':
      return 'The schema has no such property, and forbids others.'
    case 'fitsNone':
      return 'This fits none of the choices.'
    case 'fitsSeveral':
      return 'This fits more than one of the choices.'
    default:
      return `The schema asks for another form${limit === undefined ? '' : ` (${limit})`}.`
  }
}
