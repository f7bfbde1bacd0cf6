import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import type { PaddleClassicSettings } from '../BillingSettings'
import { timeoutMs } from '../shared/inTime'

/** The provider said no; its own words may be about the seller, so nobody but the log gets the number. */
export class ClassicError extends Error {
  override readonly name: string

  constructor(readonly code: number) {
    super('The provider refused.')
    this.name = `ClassicError ${code}`
  }
}

/** What is answered, and when, ms since 1970 by the provider's clock where it says so. */
interface Answer {
  response: Json | undefined
  at: number | undefined
}

/** The API of the older Paddle. */
export interface ClassicApi {
  /** Rejects with a ClassicError when it is refused. */
  post(path: string, fields: Readonly<Record<string, string>>): Promise<Answer>
  /** What a product costs with a coupon; needs no secret. */
  prices(query: Readonly<Record<string, string>>): Promise<JsonObject[]>
}

const ask = async (url: string, init: RequestInit): Promise<Answer> => {
  const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(timeoutMs) })
  const body: Json = await answer.json()
  const { success, response, error } = isJsonObject(body) ? body : {}
  if (success !== true) throw new ClassicError(isJsonObject(error) ? Number(error['code']) : answer.status)
  const at = Date.parse(answer.headers.get('date') ?? '')
  return { response, at: Number.isFinite(at) ? at : undefined }
}

/** Calls it by `fetch`. */
export function createClassicApi(settings: PaddleClassicSettings): ClassicApi {
  const { vendor, vendorAuthCode, sandbox, apiBase } = settings
  const host = (name: string) => apiBase ?? `https://${sandbox ? 'sandbox-' : ''}${name}.paddle.com`
  return {
    post: (path, fields) =>
      ask(`${host('vendors')}/api/2.0/${path}`, {
        method: 'POST',
        body: new URLSearchParams({
          vendor_id: String(vendor),
          vendor_auth_code: vendorAuthCode,
          ...fields,
        }),
      }),
    async prices(query) {
      const { response } = await ask(`${host('checkout')}/api/2.0/prices?${new URLSearchParams(query)}`, {})
      const products = isJsonObject(response) ? response['products'] : undefined
      return Array.isArray(products) ? products.filter(isJsonObject) : []
    },
  }
}
