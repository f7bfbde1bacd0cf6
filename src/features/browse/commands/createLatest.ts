/** What holds at the moment, for functions that are made once. */
export interface Latest<T> {
  read: () => T
  write: (value: T) => void
}

/** Makes a holder that begins with a value. */
export function createLatest<T>(first: T): Latest<T> {
  let held = first
  return {
    read: () => held,
    write: (value) => {
      held = value
    },
  }
}
