import type { ServerResponse } from 'node:http'
import { answerJson } from './answers'
import { Refused } from './Refused'

/** Says no in the words of the refusal, and when it may be asked again. */
export function answerRefused(response: ServerResponse, { message, status, retryAfter }: Refused): true {
  if (retryAfter !== undefined) response.setHeader('retry-after', String(retryAfter))
  return answerJson(response, { success: false, error: { message } }, status)
}

/**
 * Runs a call and answers `{success, data}`, or `{success: false, error: {message}}` when it was refused;
 * what else fails is passed on.
 */
export async function answerCall(response: ServerResponse, run: () => unknown): Promise<true> {
  try {
    return answerJson(response, { success: true, data: await run() })
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return answerRefused(response, error)
  }
}
