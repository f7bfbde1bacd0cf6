import { limits } from '../tree/limits'

/** Characters that one frame holds at most; a longer message goes as a count and that many frames. */
const frameLength = 16_384

/** The frames that a message is sent as. */
export function splitIntoFrames(message: string): string[] {
  if (message.length <= frameLength) return [message]
  const frames: string[] = []
  for (let at = 0; at < message.length;) {
    const end = at + frameLength
    // Half a character would not survive its frame.
    const whole = isHighSurrogate(message.charCodeAt(end - 1)) ? end - 1 : end
    frames.push(message.slice(at, whole))
    at = whole
  }
  return [String(frames.length), ...frames]
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff

/**
 * Puts the frames of one connection together. Each call may complete a message; it throws for one that is too
 * long.
 */
export function createFrameReader(): (frame: string) => string | undefined {
  let missing = 0
  let frames: string[] = []
  let length = 0

  return (frame) => {
    if (missing === 0) {
      // A message is an object and never that short; `0` only says that the client lives.
      if (frame.length > 6 || !/^\d+$/.test(frame)) return frame
      missing = Number(frame)
      if (missing * frameLength > limits.messageLength + frameLength)
        throw new RangeError('The message is too long')
      frames = []
      length = 0
      return undefined
    }
    missing -= 1
    frames.push(frame)
    length += frame.length
    if (length > limits.messageLength) throw new RangeError('The message is too long')
    return missing === 0 ? frames.join('') : undefined
  }
}
