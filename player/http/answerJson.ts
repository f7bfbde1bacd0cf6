import type { Exchange } from './Route'
import { answer } from './answer'

/** Sends a value as JSON, never cached: hosts, brand and settings may change between two loads. */
export function answerJson(exchange: Exchange, value: unknown, status = 200): true {
  return answer(exchange, status, 'application/json; charset=utf-8', JSON.stringify(value))
}
