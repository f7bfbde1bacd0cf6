import { isRecord } from '../isRecord'

/**
 * A payload that may leave, and copies that may not: without each of the fields named, and without any
 * payload.
 */
export function needs(payload: object, ...required: string[]): { may: unknown[]; mayNot: unknown[] } {
  return { may: [payload], mayNot: [undefined, ...required.map((field) => without(payload, field))] }
}

function without(payload: object, field: string): unknown {
  const copy: unknown = structuredClone(payload)
  if (!isRecord(copy) || !(field in copy)) throw new Error(`${field} is no field of the payload`)
  return Object.fromEntries(Object.entries(copy).filter(([key]) => key !== field))
}
