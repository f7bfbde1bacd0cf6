import { createListReader, warmRowReader } from './createListReader'
import type { LargeEvent, LargeMessage } from './rows'

// A worker: gets the text of one push after the other and says what is new in it, in pieces that the page
// reads quickly.

const read = createListReader()
const say = (message: LargeMessage) => postMessage(message)

addEventListener(
  'message',
  ({ data: { event, text } }: MessageEvent<{ event: LargeEvent; text: string }>) => {
    const done = read(event, text)
    if (done.status === 'refused') return say({ end: done })
    for (const portion of done.portions) say({ portion })
    return say({ end: { status: 'read', from: done.from, frame: done.frame, bytes: done.bytes } })
  },
)

warmRowReader()
