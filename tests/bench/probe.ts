/**
 * Runs in the page before anything else: notes when pushes arrive and how long the browser took from an input
 * event to the paint after it. It is sent to the browser as text, so it imports nothing.
 */
export function installProbe(): void {
  const probe = {
    pushes: [] as { event: string; time: number }[],
    longTasks: [] as { start: number; duration: number }[],
  }
  let shift = 0
  let longest = 0
  const count = (last: number) =>
    requestAnimationFrame((now) => {
      longest = Math.max(longest, now - last)
      count(now)
    })
  Object.assign(window, {
    benchProbe: Object.assign(probe, {
      coldLoad: () => ({
        blocked: probe.longTasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
        shift,
      }),
      countFrames: () => {
        longest = 0
        count(performance.now())
      },
      // A frame of three is one of 50 ms, though the clock says 50.1.
      longestFrame: () => Math.round(longest),
    }),
  })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) shift += Number(Reflect.get(entry, 'value'))
  }).observe({ type: 'layout-shift', buffered: true })

  // Of the player's pushes their name; of the cloud's frames, which have none, what they are known by.
  const nameOf = (data: string) => {
    if (!data.startsWith('{"t":"d"')) return /^42\["(\w+)"/.exec(data)?.[1]
    if (data.includes('"user_devices/')) return 'cloud.devices'
    return data.includes('PRODUCT_FEATURES') ? 'cloud.products' : undefined
  }
  const note = (push: { event: string; time: number }) => {
    probe.pushes.push(push)
    window.dispatchEvent(new CustomEvent('bench-push', { detail: push }))
  }
  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }) => {
        const event = typeof data === 'string' ? nameOf(data) : undefined
        if (event !== undefined) note({ event, time: performance.now() })
      })
    }
  }
  // What arrives in a worker is told by its own probe, by the clock that all have in common.
  new BroadcastChannel('bench-arrivals').addEventListener('message', ({ data: { event, time } }) =>
    note({ event, time: time - performance.timeOrigin }),
  )

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      probe.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}

/**
 * Runs in the page before anything else: notes as `benchShown` when a frame with a heading of that text, and
 * with a button of that name that can be pressed where one is wanted, has been painted. It looks only after
 * the document has changed: to look in each frame would have the page draw frames for it. Sent as text.
 */
export function watchForHeading(wanted: string | { heading: string; button: string }): void {
  const { heading, button } = typeof wanted === 'string' ? { heading: wanted, button: undefined } : wanted
  const note = () => Object.assign(window, { benchShown: performance.now() })
  const watch = new MutationObserver(() => {
    const headings = [...document.querySelectorAll('h1, h2')]
    if (!headings.some(({ textContent }) => textContent === heading)) return
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('button:enabled')]
    if (button !== undefined && !buttons.some((one) => one.ariaLabel === button)) return
    watch.disconnect()
    const painted = new MessageChannel()
    painted.port1.addEventListener('message', note)
    painted.port1.start()
    requestAnimationFrame(() => painted.port2.postMessage(0))
  })
  watch.observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: button !== undefined,
  })
}
