/** Where a screen sits that asks and tells for work which goes on whatever screen is on. */
export interface DeskPlace<Desk> {
  /** Who asks and tells: the last that sat down, also when it has left since; undefined before the first. */
  desk: () => Desk | undefined
  /** Whether its screen is still on. */
  isAttended: () => boolean
  /** This one asks and tells from now on; when it is left, the last one still tells. Returns how to leave. */
  attend: (desk: Desk) => () => void
}

/** A place where nobody has sat yet. */
export const openDesk = <Desk>(): DeskPlace<Desk> => {
  let desk: Desk | undefined
  let isAttended = false
  return {
    desk: () => desk,
    isAttended: () => isAttended,
    attend: (next) => {
      desk = next
      isAttended = true
      return () => {
        if (desk === next) isAttended = false
      }
    },
  }
}
