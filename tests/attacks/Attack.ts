/** What came of an attack. */
export interface AttackOutcome {
  /** Its part of the last line, e.g. `strangers 352 refused`. */
  figure: string
  /** What should not have happened, each in a line. */
  faults: string[]
}

/** Attacks programs of ours that it starts itself; `long` is for who has the time. */
export type Attack = (long: boolean) => Promise<AttackOutcome>

/** False after so many ms; keeps no process alive. */
export const falseAfter = (ms: number) =>
  new Promise<false>((resolve) => setTimeout(resolve, ms, false).unref())
