/** What is left of an idle moment after which no further picture is begun, ms: on a small board one takes about as long. */
const least = 2

/** Where the browser knows no idle moments, ms. */
const pause = 50

/** Pictures without an address yet, in the order in which they came. */
const waiting = new Map<HTMLImageElement, string>()
let isDue = false

const due = () => {
  if (isDue) return
  isDue = true
  if (typeof requestIdleCallback === 'function') requestIdleCallback(fill, { timeout: 1000 })
  else setTimeout(fill, pause)
}

function fill(deadline?: IdleDeadline): void {
  isDue = false
  for (const [image, address] of waiting) {
    waiting.delete(image)
    image.src = address
    if (deadline && deadline.timeRemaining() < least) break
  }
  if (waiting.size > 0) due()
}

/**
 * Has `image` show what is at `address` when the browser has nothing else to do, where it always has, one a second; returns what calls it
 * off. To begin a picture takes as long as to make the rest of a row: rows come without waiting for theirs, and who scrolls past
 * thousands has the player send none of them.
 */
export function showPicture(image: HTMLImageElement, address: string): () => void {
  // Not the one before it, beside other words.
  image.removeAttribute('src')
  image.removeAttribute('data-sign')
  waiting.set(image, address)
  due()
  return () => void waiting.delete(image)
}
