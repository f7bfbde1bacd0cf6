// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** What is filled in, by where it belongs. */
const lacking: readonly (readonly [target: object, names: readonly string[]])[] = [
  [Object, ['hasOwn']],
  [Array.prototype, ['findLast', 'findLastIndex', 'toReversed', 'toSorted', 'toSpliced']],
  [AbortSignal, ['timeout']],
  [URL, ['canParse']],
  [HTMLFormElement.prototype, ['requestSubmit']],
]
const own = lacking.flatMap(([target, names]) =>
  names.map((name) => ({ target, name, known: Object.getOwnPropertyDescriptor(target, name) })),
)

describe('on a browser that lacks them', () => {
  beforeEach(async () => {
    for (const { target, name } of own) Reflect.deleteProperty(target, name)
    vi.resetModules()
    await import('./fills')
  })
  afterEach(() => {
    for (const { target, name, known } of own) if (known) Object.defineProperty(target, name, known)
  })

  it('methods of lists do what the language says, and change nothing', () => {
    const list = [3, 1, 2]
    expect(['b', 'a'].toSorted((one, other) => one.localeCompare(other))).toEqual(['a', 'b'])
    expect(list.toSorted((one, other) => other - one)).toEqual([3, 2, 1])
    expect(list.toReversed()).toEqual([2, 1, 3])
    expect(list.toSpliced(1, 1, 7, 8)).toEqual([3, 7, 8, 2])
    expect(list.toSpliced(1)).toEqual([3])
    expect(list.findLast((one) => one > 1)).toBe(2)
    expect(list.findLast((one) => one > 9)).toBeUndefined()
    expect([list.findLastIndex((one) => one > 2), list.findLastIndex((one) => one > 9)]).toEqual([0, -1])
    expect(list).toEqual([3, 1, 2])
    expect(Object.keys(Array.prototype)).toEqual([])
  })

  it('an object is asked for its own keys, whatever it inherits or hides', () => {
    expect([Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({ a: 1 }, 'toString')]).toEqual([true, false])
    expect(Object.hasOwn(Object.assign(Object.create(null), { a: 1 }), 'a')).toBe(true)
  })

  it('an address is judged as it is parsed', () => {
    expect([URL.canParse('http://a/b'), URL.canParse('/b'), URL.canParse('/b', 'http://a')]).toEqual([
      true,
      false,
      true,
    ])
  })

  it('a signal ends when its time is over, with the reason that others give', async () => {
    const signal = AbortSignal.timeout(5)
    expect(signal.aborted).toBe(false)
    await vi.waitFor(() => expect(signal.aborted).toBe(true))
    expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
  })

  it('a form is submitted as by its button: it is checked, and whoever listens is told', () => {
    document.body.innerHTML = '<form><input required></form>'
    const [form] = document.forms
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault())
    form?.addEventListener('submit', submitted)
    form?.requestSubmit()
    expect(submitted).not.toHaveBeenCalled()
    document.querySelector('input')?.setAttribute('value', 'x')
    form?.requestSubmit()
    expect(submitted).toHaveBeenCalledTimes(1)
    expect(form?.querySelector('button')).toBeNull()
  })
})

it('leaves alone what a browser has', async () => {
  vi.resetModules()
  await import('./fills')
  for (const { target, name, known } of own)
    expect([name, Object.getOwnPropertyDescriptor(target, name)?.value]).toEqual([name, known?.value])
})
