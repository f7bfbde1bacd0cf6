import { type SortQuestion, sortOrders } from './sortOrder'

// Puts long lists in order beside the page, one question after the other.

self.addEventListener('message', ({ data }: MessageEvent<SortQuestion>) => {
  const orders = sortOrders(data)
  self.postMessage(orders, { transfer: [orders.ascending.buffer, orders.descending.buffer] })
})
