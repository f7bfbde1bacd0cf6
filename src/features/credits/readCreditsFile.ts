import type { CreditsFile } from '../../../schemas/generated/types'

/** ms */
const patience = 5000

/**
 * Reads whom the brand thanks and what it offers, `/app/brand/credits.json`. Undefined where the host has none, or something else, or
 * says nothing within 5 s; never rejects.
 */
export const readCreditsFile = async (get: typeof fetch = fetch): Promise<CreditsFile | undefined> => {
  try {
    const { laterDocumentValidators } = await import('../../../schemas/generated/laterDocumentValidators')
    const isCredits = (data: unknown): data is CreditsFile => laterDocumentValidators.creditsFile(data)
    const response = await get('/app/brand/credits.json', { signal: AbortSignal.timeout(patience) })
    const data: unknown = response.ok ? await response.json() : undefined
    return isCredits(data) ? data : undefined
  } catch {
    return undefined
  }
}
