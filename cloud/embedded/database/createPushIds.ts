import { randomBytes } from 'node:crypto'

/** In the order of their characters, so that ids sort by time. */
const alphabet = '-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz'

/**
 * Makes keys as the SDK's `push` does: 8 characters of time in ms, 12 of chance; each sorts after the one
 * before.
 */
export function createPushIds(now: () => number): () => string {
  let lastTime = -1
  let chance: number[] = []

  return () => {
    const time = Math.max(now(), lastTime)
    if (time === lastTime) increment(chance)
    else chance = [...randomBytes(12)].map((byte) => byte % 64)
    lastTime = time
    return `${timeText(time)}${chance.map((digit) => alphabet.charAt(digit)).join('')}`
  }
}

function timeText(time: number): string {
  let text = ''
  for (let rest = time; text.length < 8; rest = Math.floor(rest / 64))
    text = alphabet.charAt(rest % 64) + text
  return text
}

function increment(digits: number[]): void {
  for (let at = digits.length - 1; at >= 0; at -= 1) {
    const digit = digits[at] ?? 0
    if (digit < 63) {
      digits[at] = digit + 1
      return
    }
    digits[at] = 0
  }
}
