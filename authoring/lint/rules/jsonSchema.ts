import { schemaLimits } from '../../../schemas/page/schemaLimits'
import { readCondition } from '../../homebridge/readCondition'
import type { JsonNode } from '../../json/JsonNode'
import { formats, keywords, typesOf, wantsOf } from '../form/keywords'
import { placeOf, schemasIn } from '../form/schemasIn'
import { onPage } from '../onPage'
import type { Finding, Rule } from '../Rule'
import { createSuggest } from '../values/closest'
import { textOf } from '../values/values'

/** Finds parts of a section's JSON Schema that the interface cannot draw or judge a value by. */
export const jsonSchema: Rule = {
  name: 'json-schema',
  severity: 'error',
  summary: 'A part of a section’s JSON Schema that cannot be drawn, or that no value can be judged by.',
  check: onPage((page, report) => {
    const suggest = createSuggest()
    for (const { node } of page.sections) {
      const schema = node.get('schema')
      if (schema?.kind !== 'object') continue
      const tooMuch = whatIsTooMuch(schema)
      if (tooMuch) report({ at: schema, ...tooMuch })
      else
        for (const place of schemasIn(schema))
          for (const finding of look(place, schema, suggest)) report(finding)
    }
  }),
}

type Found = Omit<Finding, 'file'>

function whatIsTooMuch(schema: JsonNode): Omit<Found, 'at'> | undefined {
  if (isDeeper(schema, schemaLimits.levels))
    return {
      message: `The schema is nested more than ${schemaLimits.levels} levels deep, so it is not drawn.`,
    }
  if (JSON.stringify(schema.toJson()).length > schemaLimits.characters)
    return { message: 'The schema is larger than 1 MB, so it is not drawn.' }
  return undefined
}

const isDeeper = (node: JsonNode, levels: number): boolean =>
  (node.kind === 'object' || node.kind === 'array') &&
  (levels === 0 || node.children.some((child) => isDeeper(child, levels - 1)))

const types = ['string', 'number', 'integer', 'boolean', 'object', 'array', 'null']

type Suggest = ReturnType<typeof createSuggest>

function look(schema: JsonNode, root: JsonNode, suggest: Suggest): Found[] {
  return [
    ...ofReference(schema, root),
    ...ofType(schema, suggest),
    ...ofPattern(schema),
    ...ofRequired(schema, suggest),
    ...ofKeywords(schema, suggest),
    ...ofFormat(schema, suggest),
    ...ofConditions(schema),
  ]
}

function ofReference(schema: JsonNode, root: JsonNode): Found[] {
  const reference = schema.get('$ref')
  const text = textOf(reference)
  if (!reference || text === '') return []
  if (!text.startsWith('#'))
    return [
      {
        at: reference,
        message: `“${text}” lies elsewhere, and nothing is fetched from there: the field is not drawn.`,
        hint: 'Put the schema below $defs and refer to it as “#/$defs/name”.',
      },
    ]
  if (placeOf(text, root)) return []
  return [{ at: reference, message: `“${text}” does not exist in this schema: the field is not drawn.` }]
}

function ofType(schema: JsonNode, suggest: Suggest): Found[] {
  const written = schema.get('type')
  const all = written?.kind === 'array' ? written.children : written ? [written] : []
  return all.flatMap((node) => {
    const text = textOf(node)
    if (types.includes(text)) return []
    return [{ at: node, message: `“${text}” is no type of JSON Schema.`, ...suggest(text, types) }]
  })
}

/** A group that is repeated and holds something repeated, or several ways to the same text. */
const mayTakeForEver = /\((?:[^()\\]|\\.)*(?:[*+|]|\{\d+,\d*\})(?:[^()\\]|\\.)*\)(?:[*+]|\{\d+,)/

function ofPattern(schema: JsonNode): Found[] {
  const node = schema.get('pattern')
  const text = textOf(node)
  if (!node || text === '') return []
  try {
    void new RegExp(text, 'u')
  } catch {
    return [{ at: node, message: `The pattern “${text}” cannot be read, so nothing is checked by it.` }]
  }
  if (!mayTakeForEver.test(text.replaceAll(/\[(?:[^\]\\]|\\.)*\]/g, 'x'))) return []
  return [
    {
      at: node,
      severity: 'warning',
      message: `The pattern “${text}” may take for ever on some texts, which then cannot be saved.`,
      hint: 'Repeat nothing that is repeated itself, and give a repeated choice one way to each text.',
    },
  ]
}

function ofRequired(schema: JsonNode, suggest: Suggest): Found[] {
  const required = schema.get('required')
  if (required?.kind !== 'array') {
    if (!required) return []
    return [
      {
        at: required,
        severity: 'warning',
        message: '“required” at a property is the word of an old draft.',
        hint: 'Write a list of names in the object around it: "required": ["name"].',
      },
    ]
  }
  const properties = schema.get('properties')
  // Names that only a branch or a condition declares are found by nobody here.
  if (properties?.kind !== 'object' || schema.get('allOf') || schema.get('oneOf') || schema.get('anyOf'))
    return []
  return required.children.flatMap((name) => {
    const text = textOf(name)
    if (text === '' || properties.get(text) || schema.get('additionalProperties')) return []
    const known = properties.children.map(({ key }) => (typeof key === 'object' ? key.name : ''))
    return [
      {
        at: name,
        message: `“${text}” is required, but there is no such property: the form can never be saved.`,
        ...suggest(text, known),
      },
    ]
  })
}

function ofKeywords(schema: JsonNode, suggest: Suggest): Found[] {
  return schema.members.flatMap((child) => {
    const { name } = child
    if (name.startsWith('x-')) return []
    if (name === 'condition' && child.kind === 'object') return [ofHomebridge(child)]
    if (!keywords.includes(name))
      return [
        {
          at: child,
          on: 'key' as const,
          severity: 'warning' as const,
          message: `“${name}” is no keyword of JSON Schema, so it does nothing.`,
          ...suggest(name, keywords),
        },
      ]
    const wants = wantsOf(name, child)
    if (wants !== undefined)
      return [{ at: child, message: `“${name}” takes ${wants}: as it is, it does nothing.` }]
    return ofOtherType(schema, child)
  })
}

/** Homebridge shows fields by functions, which are read and never run. */
function ofHomebridge(condition: JsonNode): Found {
  const isRead = readCondition(textOf(condition.get('functionBody'))) !== undefined
  if (isRead)
    return {
      at: condition,
      on: 'key',
      severity: 'hint',
      message: 'Players read no “condition”; what is drawn here means it as “if” and “then”.',
      hint: '`faceplate schema --from` writes it so.',
    }
  return {
    at: condition,
    on: 'key',
    severity: 'warning',
    message: 'This condition is more than comparisons of values, so the field is always shown.',
  }
}

/** A limit of a text beside a number says nothing. */
function ofOtherType(schema: JsonNode, child: JsonNode): Found[] {
  const written = schema.get('type')
  const own = written?.kind === 'array' ? written.children.map(textOf) : [textOf(written)]
  const meant = typesOf(child.name)
  if (!meant || own.some((type) => !types.includes(type) || meant.includes(type))) return []
  return [
    {
      at: child,
      on: 'key',
      severity: 'warning',
      message: `“${child.name}” says nothing of a value of type ${own.join(' or ')}.`,
      hint: `It is for values of type ${meant.join(' or ')}.`,
    },
  ]
}

function ofFormat(schema: JsonNode, suggest: Suggest): Found[] {
  const node = schema.get('format')
  const text = textOf(node)
  if (!node || text === '' || formats.includes(text)) return []
  return [
    {
      at: node,
      severity: 'warning',
      message: `There is no format “${text}”, so nothing is checked by it.`,
      ...suggest(text, formats),
    },
  ]
}

/** One of these without the other does nothing. */
const pairs = [
  ['if', ['then', 'else']],
  ['then', ['if']],
  ['else', ['if']],
  ['minContains', ['contains']],
  ['maxContains', ['contains']],
  ['additionalItems', ['items', 'prefixItems']],
] as const

function ofConditions(schema: JsonNode): Found[] {
  return pairs.flatMap(([name, partners]) => {
    const node = schema.get(name)
    if (!node || partners.some((partner) => schema.get(partner))) return []
    return [
      {
        at: node,
        on: 'key' as const,
        severity: 'warning' as const,
        message: `“${name}” without ${partners.map((partner) => `“${partner}”`).join(' or ')} does nothing.`,
      },
    ]
  })
}
