import { useState } from 'react'

/** How long nothing is typed before the form learns of it, ms. */
const pause = 400

/**
 * What was typed and the form does not know yet. The form library looks through the whole value with each
 * change; of a long one that is not to be felt with each key.
 */
export class LateChanges {
  readonly #waiting = new Map<string, () => void>()
  #timer: ReturnType<typeof setTimeout> | undefined

  /** Changes a field a moment later; only the last change of a field counts. */
  put(id: string, change: () => void): void {
    this.#waiting.set(id, change)
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.flush(), pause)
  }

  /** Makes all changes now: somebody leaves the field, or saves. */
  flush(): void {
    clearTimeout(this.#timer)
    const changes = [...this.#waiting.values()]
    this.#waiting.clear()
    for (const change of changes) change()
  }
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
