import { at } from '../base'
import type { MetadataAnswer, MetadataRequest } from '../../schemas/generated/types'

/** [D9-16] ms. */
const timeout = 7000

/** What is asked, e.g. `{mode: 'storyAlbum', artist, album}`. */
export type MetadataQuestion = MetadataRequest['data']

interface Asked {
  /** Origin of the player. */
  origin: string
  /** The brand word, which the player's endpoint ends in. */
  brandWord: string
  question: MetadataQuestion
  get?: typeof fetch
}

/** Says that there is nothing. */
const nothing: MetadataAnswer = { success: false }

/**
 * Asks the player what is known of music beside its queue and library: stories, credits, lyrics [D7-29]. A
 * player that does not know the question, or says something else, has nothing. Undefined where it says
 * nothing for 7 s, or cannot be reached; never rejects. What is asked and what comes are checked by schema.
 */
export async function askMetadata({
  origin,
  brandWord,
  question,
  get = fetch,
}: Asked): Promise<MetadataAnswer | undefined> {
  try {
    const { laterDocumentValidators } = await import('../../schemas/generated/laterDocumentValidators')
    const isAnswer = (data: unknown): data is MetadataAnswer => laterDocumentValidators.metadataAnswer(data)
    const request: MetadataRequest = { endpoint: `meta${brandWord}`, data: question }
    if (!laterDocumentValidators.metadataRequest(request)) return nothing
    const response = await get(at(origin, '/api/v1/pluginEndpoint'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(timeout),
    })
    const answer: unknown = response.ok ? await response.json().catch(() => nothing) : nothing
    return isAnswer(answer) ? answer : nothing
  } catch {
    return undefined
  }
}
