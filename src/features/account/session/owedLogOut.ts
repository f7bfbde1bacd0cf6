/** Where the log-out is remembered; what it cannot keep lasts as long as the page. */
interface Memory {
  read: () => string | undefined
  /** Forgets with undefined. */
  write: (value: string | undefined) => void
}

/**
 * The log-out of a player that was away when its user left here. That player would sign them in again once it is back, be it after a
 * reload, so it is remembered in the browser until the player was told, or somebody logs in here.
 */
export interface OwedLogOut {
  /** `uid` left while the player at `origin` was away; undefined: nobody knows who, or no player has been met yet. */
  note: (uid: string | undefined, origin: string | undefined) => void
  /** Who left while the player at `origin` was away, empty where nobody knows who; undefined where it owes nobody anything. */
  leaverAt: (origin: string | undefined) => string | undefined
  forget: () => void
}

/** The log-out that `memory` remembers. */
export const createOwedLogOut = (memory: Memory): OwedLogOut => {
  let unkept: string | undefined
  const write = (value: string | undefined) => {
    memory.write(value)
    unkept = memory.read() === value ? undefined : value
  }
  return {
    note: (uid = '', origin = '') => write(`${uid} ${origin}`),
    leaverAt: (origin = '') => {
      const [uid, owing] = (unkept ?? memory.read())?.split(' ') ?? []
      return owing === '' || owing === origin ? uid : undefined
    },
    forget: () => write(undefined),
  }
}
