/** The longest line that a player of the house may send, characters. */
const longest = 500_000

/**
 * The lines of a stream as they come, without their ends; empty ones too. Throws at one that does not end in time to be believed.
 */
export async function* readLines(stream: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const part of stream) {
    const lines = (rest + decoder.decode(part, { stream: true })).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
    if (rest.length > longest) throw new Error('a line that does not end')
  }
}
