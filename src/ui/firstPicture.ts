/**
 * A picture that a page does not get to draw, as one behind others may not, is not waited for longer than
 * this, ms.
 */
const timeout = 500

/** Who waits for the first picture; nobody has to where it is over, or was never said to come. */
let waiting: Set<() => void> | undefined
let isAwaited = false

const end = () => {
  const all = waiting
  waiting = undefined
  for (const listener of all ?? []) listener()
}

/**
 * Says once, before a page draws for the first time, that this picture is to be on screen before all that can
 * wait.
 */
export function expectFirstPicture(): void {
  waiting = new Set()
  isAwaited = false
}

/**
 * Calls `listener` when the first picture is on screen: of which it was part, for only what is mounted can
 * ask this in an effect. At once where that is long over. Returns what forgets it.
 */
export function afterFirstPicture(listener: () => void): () => void {
  if (!waiting) {
    listener()
    return () => undefined
  }
  const listeners = waiting
  listeners.add(listener)
  if (!isAwaited) {
    isAwaited = true
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      end()
    })
    port1.start()
    // A message from within a frame is heard when that frame is done.
    requestAnimationFrame(() => port2.postMessage(undefined))
    setTimeout(end, timeout)
  }
  return () => listeners.delete(listener)
}
