/** Turns offsets in a text into lines and columns that count from 1, as editors show them. */
export class Lines {
  readonly #starts: number[] = [0]
  readonly #length: number

  constructor(text: string) {
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', end + 1)) this.#starts.push(end + 1)
    this.#length = text.length
  }

  at(offset: number): { line: number; column: number } {
    const place = Math.min(Math.max(offset, 0), this.#length)
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= place) low = middle
      else high = middle - 1
    }
    return { line: low + 1, column: place - (this.#starts[low] ?? 0) + 1 }
  }
}
