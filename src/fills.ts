// What the oldest browsers that we serve lack (Chromium 92, Safari 15.4, Firefox 102), filled in only where
// it is missing. Nobody imports anything of it; it has to run before all else, on the page and in each
// worker.

/** Defines a method as the language does: not to be counted among an object's own keys. */
function fill(target: object, name: string, value: unknown): void {
  if (name in target) return
  Object.defineProperty(target, name, { value, writable: true, configurable: true })
}

fill(Object, 'hasOwn', (object: object, key: PropertyKey) =>
  Object.prototype.hasOwnProperty.call(object, key),
)

/** Chromium 97, Firefox 104. */
function findLastIndex<T>(this: T[], test: (value: T, index: number, all: T[]) => unknown): number {
  for (let index = this.length - 1; index >= 0; index -= 1)
    if (test(this[index] as T, index, this)) return index
  return -1
}
fill(Array.prototype, 'findLastIndex', findLastIndex)
fill(Array.prototype, 'findLast', function <
  T,
>(this: T[], test: (value: T, index: number, all: T[]) => unknown) {
  return this[findLastIndex.call(this, test as never)]
})

// Chromium 110, Safari 16, Firefox 115.
fill(Array.prototype, 'toReversed', function <T>(this: T[]) {
  return [...this].reverse()
})
fill(Array.prototype, 'toSorted', function <T>(this: T[], compare?: (one: T, other: T) => number) {
  return [...this].sort(compare)
})
fill(Array.prototype, 'toSpliced', function <T>(this: T[], ...how: [number, number, ...T[]]) {
  const copy = [...this]
  copy.splice(...how)
  return copy
})

// Chromium 103, Safari 16.
if (typeof AbortSignal !== 'undefined')
  fill(AbortSignal, 'timeout', (ms: number) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms)
    return controller.signal
  })

// Chromium 120, Safari 17, Firefox 115.
fill(URL, 'canParse', (address: string, base?: string) => {
  try {
    return new URL(address, base) instanceof URL
  } catch {
    return false
  }
})

// Safari 16. Workers have no forms.
if (typeof HTMLFormElement !== 'undefined')
  fill(HTMLFormElement.prototype, 'requestSubmit', function (this: HTMLFormElement, by?: HTMLElement) {
    const button = by ?? Object.assign(document.createElement('button'), { type: 'submit', hidden: true })
    if (!by) this.append(button)
    button.click()
    if (!by) button.remove()
  })

// Chromium 98. Of values that are JSON: forms are cloned with it, nothing else.
fill(globalThis, 'structuredClone', (value: unknown): unknown =>
  value === undefined ? value : JSON.parse(JSON.stringify(value)),
)

// Its names are its own.
// oxlint-disable-next-line unicorn/require-module-specifiers
export {}
