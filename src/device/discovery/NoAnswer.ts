/** A request that got no answer: none in time, none at all, or none any more because the asker left. */
export class NoAnswer extends Error {
  constructor(readonly reason: 'timeout' | 'unreachable') {
    super(reason)
    this.name = 'NoAnswer'
  }
}
