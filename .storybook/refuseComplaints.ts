/** What was written to console.error while a story was drawn and played: React's and Mantine's warnings end up there. */
let complaints: string[] = []

/** Begins to listen; returns how to stop. */
const listen = () => {
  const said = console.error
  complaints = []
  console.error = (...words: unknown[]) => {
    complaints.push(words.map(String).join(' '))
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
