import { isRecord } from './isRecord'

/** An object as it is; undefined for everything else. */
export function record(raw: unknown): Record<string, unknown> | undefined {
  return isRecord(raw) ? raw : undefined
}
