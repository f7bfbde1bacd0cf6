/** Somebody who takes part. */
export type Participant = {
  uid: string
  /** What the share link carries. */
  code: string
  /** ms since 1970. */
  joinedAt: number
  /** Who sent them, by uid; null for nobody. */
  referrer: string | null
}

/** The participants in a file, or undefined when it holds none; an entry that is none is left out. */
export function readParticipants(value: unknown): Participant[] | undefined {
  return Array.isArray(value) ? value.filter(isParticipant) : undefined
}

function isParticipant(value: unknown): value is Participant {
  if (typeof value !== 'object' || value === null) return false
  const { uid, code, joinedAt, referrer }: Record<string, unknown> = { ...value }
  return (
    typeof uid === 'string' &&
    typeof code === 'string' &&
    typeof joinedAt === 'number' &&
    (typeof referrer === 'string' || referrer === null)
  )
}
