import type { PlayerContext } from '../core/PlayerContext'

/** So long the two halves of a grouping may lie apart, ms. */
const apart = 1_000

/** Puts together what comes in two requests: who is to be a child, and who is to lead [D4-17]. */
export interface Pairing {
  child(id: string): void
  leader(id: string): void
}

/**
 * A pairing of one client: `join` is told who is to join whom. The halves may come in either order; a child to which no leader is
 * named in time joins `usualLeader`.
 */
export function createPairing(
  { later }: Pick<PlayerContext, 'later'>,
  join: (child: string, leader: string) => void,
  usualLeader: () => string,
): Pairing {
  let children: string[] = []
  let named: string | undefined
  let calls: (() => void)[] = []
  const wait = (run: () => void) => {
    for (const call of calls) call()
    calls = [later(apart, run)]
  }
  const pair = (leader: string) => {
    const joining = children
    children = []
    for (const child of joining) join(child, leader)
  }
  return {
    child(id) {
      children = [...children.filter((other) => other !== id), id]
      if (named !== undefined) pair(named)
      else wait(() => pair(usualLeader()))
    },
    leader(id) {
      // Who names the child first names it first the next time, too.
      named = children.length === 0 ? id : undefined
      pair(id)
      wait(() => (named = undefined))
    },
  }
}
