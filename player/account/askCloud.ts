import { type Json, type JsonObject, isJsonObject } from '../../authoring/json/Json'

/** The cloud does not know the player, or the token, any more. */
export class UnknownToCloud extends Error {
  override readonly name = 'UnknownToCloud'
}

/** The player is in another account, whose owner has to delete it there first. */
export class OfSomebodyElse extends Error {
  override readonly name = 'OfSomebodyElse'
}

/** The cloud is there, but does not do it now. */
export class NotNow extends Error {
  override readonly name = 'NotNow'

  constructor(
    status: number,
    /** For how long it wants to be left alone, ms, where it says so. */
    readonly pause: number | undefined,
  ) {
    super(status === 429 ? 'it is asked too often' : `it answers ${status}, which is none of a cloud`)
  }
}

/** How long the cloud may take for an answer, ms. */
const timeout = 5_000

/**
 * Asks the cloud and resolves with the `data` of its answer. Rejects with an UnknownToCloud, an
 * OfSomebodyElse, a NotNow, or another Error when it cannot be reached.
 */
export async function askCloud(address: string, body: JsonObject): Promise<Json> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeout),
    redirect: 'error',
  })
  const { status } = response
  const answer = readAnswer(await response.text())
  // Whoever stands in front of a cloud says no in other words, and knows no player.
  const isRefused = answer?.['success'] === false
  if (isRefused && status === 401) throw new UnknownToCloud('the cloud does not know this player')
  if (isRefused && status === 403) throw new OfSomebodyElse('the cloud has this player in another account')
  if (!response.ok || answer?.['success'] !== true)
    throw new NotNow(status, readPause(response.headers.get('retry-after')))
  return answer['data'] ?? null
}

function readAnswer(text: string): JsonObject | undefined {
  try {
    const answer: Json = JSON.parse(text)
    return isJsonObject(answer) ? answer : undefined
  } catch {
    return undefined
  }
}

/** Retry-After in seconds, as ms; the other form, a date, depends on clocks, and counts as not said. */
function readPause(written: string | null): number | undefined {
  return written !== null && /^\d{1,6}$/.test(written.trim()) ? Number(written) * 1_000 : undefined
}
