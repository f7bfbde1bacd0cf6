/** The advanced log of an installation as it has come so far. */
export interface InstallLog {
  /** What the player sent last that was more than what it had sent before. */
  readonly told: string
  /** Line by line, oldest first; only the newest `longestLog` are kept. */
  readonly lines: readonly string[]
}

/** So many lines are kept: more than anybody reads, less than a small browser has room for. */
export const longestLog = 20_000

/** A log of which nothing has come. */
export const noLog: InstallLog = { told: '', lines: [] }

/** Players part lines by line feeds or, as for their older interface, by `<br>`. */
const ends = /\r?\n|<br\s*\/?>/i

const within = (lines: readonly string[]): readonly string[] =>
  lines.length > longestLog ? lines.slice(-longestLog) : lines

/**
 * The log after another status. Some players send all of it each time, others only what is new: what begins
 * with what was there goes on from there, anything else is added below.
 */
export function withLog(log: InstallLog, told: string | undefined): InstallLog {
  if (told === undefined || told === '' || told === log.told) return log
  if (log.told !== '' && told.length > log.told.length && told.startsWith(log.told)) {
    const [first = '', ...rest] = told.slice(log.told.length).split(ends)
    const last = (log.lines.at(-1) ?? '') + first
    return { told, lines: within([...log.lines.slice(0, -1), last, ...rest]) }
  }
  const lines = told.split(ends)
  // A line feed at the end of what came before has begun this line already.
  const before = log.lines.at(-1) === '' ? log.lines.slice(0, -1) : log.lines
  return { told, lines: within([...before, ...lines]) }
}
