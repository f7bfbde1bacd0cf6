/**
 * Why a file did not reach the player. Before anything was sent: `type` (no file of a kind that it takes), `size` (too
 * large; also when the player says so), `empty` (or unreadable). On the way: `cancelled`, `unreachable`, `timeout`
 * (nothing moved any more), `silent` (all was sent, nothing came back). By the player: `full` (no room), `refused` (it
 * does not want the file), `broken` (it failed, or its answer says nothing).
 */
export type UploadProblem =
  | 'type'
  | 'size'
  | 'empty'
  | 'cancelled'
  | 'unreachable'
  | 'timeout'
  | 'silent'
  | 'full'
  | 'refused'
  | 'broken'

/** What became of an upload; `answer` is the player's JSON, undefined when it sent none. */
export type UploadOutcome = { status: 'done'; answer: unknown } | { status: 'failed'; problem: UploadProblem }
