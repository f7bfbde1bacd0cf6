import fc from 'fast-check'
import { expect, it } from 'vitest'
import { findErrors } from '../../src/renderer/schemaForm/findErrors'
import { prepareSchema } from '../../src/renderer/schemaForm/prepareSchema'
import { prepareUiSchema } from '../../src/renderer/schemaForm/prepareUiSchema'
import { anySchema, anyUiSchema, anyValue } from '../fuzz/anySchema'
import { fuzzCount, fuzzSeed } from '../fuzz/fuzzSize'

it('any schema is prepared, and any value judged by it', async () => {
  await fc.assert(
    fc.asyncProperty(anySchema, anyUiSchema, anyValue, async (raw, ui, value) => {
      const schema = prepareSchema(raw)
      prepareUiSchema(ui, schema)
      expect(JSON.parse(JSON.stringify(schema))).toEqual(schema)
      // Workers are not of this world; those that need one are told so, which is no fault here.
      expect(Array.isArray(await findErrors(value, schema))).toBe(true)
    }),
    { numRuns: Math.ceil(fuzzCount / 10), seed: fuzzSeed },
  )
})
