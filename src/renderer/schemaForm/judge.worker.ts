import type { RJSFSchema } from '@rjsf/utils'
import { findFaults } from './judge'

// Judges values by schemas whose patterns may take for ever: whoever asks stops this worker when it is too
// long.

self.addEventListener('message', ({ data }: MessageEvent<{ value: unknown; schema: RJSFSchema }>) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- who made a worker has none
  self.postMessage(findFaults(data.value, data.schema))
})
