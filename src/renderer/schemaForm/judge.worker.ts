import type { RJSFSchema } from '@rjsf/utils'
import { findFaults } from './judge'

// Judges values by schemas whose patterns may take for ever: whoever asks stops this worker when it is too
// long.

self.addEventListener('message', ({ data }: MessageEvent<{ value: unknown; schema: RJSFSchema }>) => {
  self.postMessage(findFaults(data.value, data.schema))
})
