import { laterDocumentValidators } from '../../schemas/generated/laterDocumentValidators'
import type { Session } from '../../schemas/generated/types'

/** A session, or why a text is none. */
export type ReadSession = { ok: true; session: Session } | { ok: false; reason: string }

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Reads a file that /debug has saved as a fixture. */
export const readSession = (text: string): ReadSession => {
  const data = parsed(text)
  if (data === undefined) return { ok: false, reason: 'This file is no JSON.' }
  const isSession = laterDocumentValidators.session
  if (isSession(data)) return { ok: true, session: data }
  const [error] = isSession.errors ?? []
  return {
    ok: false,
    reason: `This file is no session: ${error?.instancePath ?? ''} ${error?.message ?? ''}`,
  }
}
