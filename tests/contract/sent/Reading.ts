/** What real devices make of a request. */
export interface Reading {
  /** What they read of it, in plain words. */
  reads: string
  /** Payloads as they read them. */
  takes: readonly unknown[]
  /** What ends their process: whoever listens to music hears nothing for ten seconds. */
  ends?: readonly unknown[]
  /** What they take for another thing than was meant, or do nothing on. */
  misreads?: readonly unknown[]
  /** Why nothing of ours sends it; for those only that nothing sends. */
  unsent?: string
}

/** Requests that carry nothing of which anything is read. */
export const nothing: Reading = { reads: 'nothing', takes: [undefined] }

/** One that nothing of ours sends. */
export const unsent = (why: string, reading: Reading = nothing): Reading => ({ ...reading, unsent: why })

export const notUsed = 'no screen of ours needs it'
export const notHeard = 'devices of today do not hear it'
export const told = 'devices push the same by themselves'

/** What ends a device that reads a field without looking whether anything was sent. */
export const bare = [undefined, null]
