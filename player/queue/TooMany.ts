/** More entries than there is room for. */
export class TooMany extends Error {
  constructor() {
    super('more entries than the queue takes')
  }
}

/** More entries than anybody plays; whoever sends more wants to fill the memory. */
export const mostEntries = 50_000
