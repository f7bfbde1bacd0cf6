import { useEffect, useState } from 'react'

/** How long nothing is typed before the form learns of it, ms. */
const pause = 400

/**
 * What was typed and the form does not know yet. The form library looks through the whole value with each
 * change; of a long one that is not to be felt with each key. While a finger or button is down nothing
 * changes by itself: messages and fields that come or go would move away what is being pressed.
 */
export class LateChanges {
  readonly #waiting = new Map<string, () => void>()
  #timer: ReturnType<typeof setTimeout> | undefined
  #isPressed = false
  #isDue = false

  /** Changes a field a moment later; only the last change of a field counts. */
  put(id: string, change: () => void): void {
    this.#waiting.set(id, change)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.settle(), pause)
  }

  /** Something is pressed, or let go: then the press itself comes first. */
  press(isPressed: boolean): void {
    this.#isPressed = isPressed
    if (isPressed || !this.#isDue) return
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush())
  }

  /** Makes all changes, if need be once nothing is pressed any more: somebody has left the field. */
  settle(): void {
    if (this.#isPressed) this.#isDue = true
    else this.flush()
  }

  /** Makes all changes now: somebody saves. */
  flush(): void {
    this.#isDue = false
    clearTimeout(this.#timer)
    const changes = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const change of changes) change()
  }
}

/** Changes that come a moment later, of a form that is on screen. */
export function useLateChanges(): LateChanges {
  const [late] = useState(() => new LateChanges())
  useEffect(() => {
    const ended = new AbortController()
    const options = { capture: true, signal: ended.signal }
    window.addEventListener('pointerdown', () => late.press(true), options)
    for (const end of ['pointerup', 'pointercancel'] as const)
      window.addEventListener(end, () => late.press(false), options)
    return () => ended.abort()
  }, [late])
  return late
}

/** What a field shows, and how it is changed, while the form learns of it a moment later. */
export function useLateChange(
  late: LateChanges,
  id: string,
  value: unknown,
  onChange: (value: unknown) => void,
): [shown: unknown, change: (next: unknown) => void] {
  const [typed, setTyped] = useState<{ next: unknown; from: unknown }>()
  const shown = typed && Object.is(typed.from, value) ? typed.next : value
  const change = (next: unknown) => {
    setTyped({ next, from: value })
    late.put(id, () => onChange(next))
  }
  return [shown, change]
}
