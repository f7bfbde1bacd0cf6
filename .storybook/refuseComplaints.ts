/**
 * What was written to console.error while a story was drawn and played: React's and Mantine's warnings end up
 * there.
 */
let complaints: string[] = []

/**
 * What React says of the play function's own hurry (`act`), which only exists in tests, is no word about the
 * panel.
 */
const isOfTheTest = (words: string) => /not wrapped in act\(|`act` call was not awaited/.test(words)

/** Begins to listen; returns how to stop. */
const listen = () => {
  const said = console.error
  complaints = []
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (!isOfTheTest(text)) complaints.push(text)
    said(...words)
  }
  return () => {
    console.error = said
  }
}

/** Fails a story during which anything complained. */
const judge = () => {
  if (complaints.length > 0) throw new Error(`The story complained:\n${complaints.join('\n')}`)
}

/** Storybook's hooks that make a complaint fail the story's test. */
export const refuseComplaints = { listen, judge }
