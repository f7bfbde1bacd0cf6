import type { CreditRow, MetadataAnswer } from '../../../schemas/generated/types'
import { readCredits } from './readCredits'

/** What a player tells of a track, an album, an artist: a story, or who did what. */
export type Metadata = ({ kind: 'story'; html: string } | { kind: 'credits'; rows: readonly CreditRow[] }) & {
  /** There is more of it for the premium plan [D3-19]. */
  isPart: boolean
}

/** What an answer that passed its schema says; undefined where it says nothing [D8-7]. */
export function readMetadata({ success, data }: MetadataAnswer): Metadata | undefined {
  const value = data?.value
  if (success !== true || value === undefined) return undefined
  const isPart = Boolean(data?.upgradeCta)
  if (typeof value === 'string')
    return value.trim() === '' ? undefined : { kind: 'story', html: value, isPart }
  const rows = readCredits(value)
  return rows.length === 0 ? undefined : { kind: 'credits', rows, isPart }
}
