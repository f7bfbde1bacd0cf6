import { createRowReader } from './createRowReader'
import type { LargeMessage } from './LargeRead'

// A worker: gets the text of one push after the other and says what is new in it, in pieces that the page reads quickly.

const read = createRowReader()
const say = (message: LargeMessage) => postMessage(message)

addEventListener('message', ({ data }: MessageEvent<string>) => {
  const done = read(data)
  if (done.status === 'refused') return say({ end: done })
  for (const portion of done.portions) say({ portion })
  return say({ end: { status: 'read', from: done.from } })
})
