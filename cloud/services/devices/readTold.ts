import type { Json, JsonObject } from '../../../authoring/json/Json'

/** What a player tells of itself. */
export interface Told {
  fields: { host?: string; name?: string; device?: string; isChild?: boolean }
}

/** Characters. */
const longest = 200

/** Reads it; what is not as it should be counts as not told. */
export function readTold(body: JsonObject): Told {
  const { host, name, device, isChild } = body
  return {
    fields: {
      ...(isAddress(host) && { host }),
      ...(isText(name) && { name }),
      ...(isText(device) && { device }),
      ...(typeof isChild === 'boolean' && { isChild }),
    },
  }
}

function isText(value: Json | undefined): value is string {
  return typeof value === 'string' && value !== '' && value.length <= longest
}

/** Interfaces open it: nothing but the address of a page. */
function isAddress(value: Json | undefined): value is string {
  return isText(value) && /^https?:\/\/[^\s/]+$/i.test(value) && URL.canParse(value)
}
