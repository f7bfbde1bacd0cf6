import { type SortQuestion, sortOrder } from './sortOrder'

// Puts long lists in order beside the page, one question after the other.

self.addEventListener('message', ({ data }: MessageEvent<SortQuestion>) => {
  const order = sortOrder(data)
  self.postMessage(order, { transfer: [order.buffer] })
})
