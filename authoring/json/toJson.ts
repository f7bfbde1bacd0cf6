import type { Json } from './Json'

/** A copy of a value as it would be after a way over the wire; what JSON cannot hold becomes null. */
export function toJson(value: unknown): Json {
  try {
    const text: string | undefined = JSON.stringify(value)
    return text === undefined ? null : JSON.parse(text)
  } catch {
    return null
  }
}
