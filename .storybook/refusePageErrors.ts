/**
 * What was written to console.error while a story was drawn and played: React's and Mantine's warnings end up
 * there.
 */
let pageErrors: string[] = []

/**
 * What React says of the play function's own hurry (`act`), which only exists in tests, is no word about the
 * panel.
 */
const isOfTheTest = (words: string) => /not wrapped in act\(|`act` call was not awaited/.test(words)

/** Begins to listen; returns how to stop. */
const listen = () => {
  const said = console.error
  pageErrors = []
  console.error = (...words: unknown[]) => {
    const text = words.map(String).join(' ')
    if (!isOfTheTest(text)) pageErrors.push(text)
    said(...words)
  }
  return () => {
    console.error = said
  }
}

/** Fails a story during which anything complained. */
const judge = () => {
  if (pageErrors.length > 0) throw new Error(`The story complained:\n${pageErrors.join('\n')}`)
}

/** Storybook's hooks that make an error fail the story's test. */
export const refusePageErrors = { listen, judge }
