/** Any value that JSON can hold; what comes from a file or leaves for a client. */
export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }

/** A JSON object, as a settings page, a section or a content item is one. */
export type JsonObject = { [key: string]: Json }

/** Whether a JSON value is an object: not null, not an array. */
export function isJsonObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A copy of a value as it would be after a way over the wire; what JSON cannot hold becomes null. */
export function toJson(value: unknown): Json {
  try {
    const text: string | undefined = JSON.stringify(value)
    return text === undefined ? null : JSON.parse(text)
  } catch {
    return null
  }
}
