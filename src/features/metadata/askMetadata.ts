import type { MetadataAnswer, MetadataRequest } from '../../../schemas/generated/types'
import { readMetadata, type Metadata } from './readMetadata'

/** [D9-16] ms. */
const patience = 7000

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

/**
 * Asks the player for a story or credits [D7-29]. Undefined when it has none, says something else, or says nothing for 7 s; never
 * rejects. What is asked and what comes are checked by their schemas.
 */
export async function askMetadata({
  origin,
  brandWord,
  question,
  get = fetch,
}: Asked): Promise<Metadata | undefined> {
  try {
    const { laterDocumentValidators } = await import('../../../schemas/generated/laterDocumentValidators')
    const isAnswer = (data: unknown): data is MetadataAnswer => laterDocumentValidators.metadataAnswer(data)
    const request: MetadataRequest = { endpoint: `meta${brandWord}`, data: question }
    if (!laterDocumentValidators.metadataRequest(request)) return undefined
    const response = await get(new URL('/api/v1/pluginEndpoint', origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(patience),
    })
    const answer: unknown = response.ok ? await response.json() : undefined
    return isAnswer(answer) ? readMetadata(answer) : undefined
  } catch {
    return undefined
  }
}
