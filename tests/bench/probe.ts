/**
 * Runs in the page before anything else: notes when pushes arrive and how long the browser took from an input event to
 * the paint after it. It is sent to the browser as text, so it imports nothing.
 */
export function installProbe(): void {
  const probe = {
    pushes: [] as { event: string; time: number }[],
    longTasks: [] as { start: number; duration: number }[],
  }
  Object.assign(window, { benchProbe: probe })

  const Native = window.WebSocket
  window.WebSocket = class extends Native {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols)
      this.addEventListener('message', ({ data }) => {
        const event = typeof data === 'string' ? /^42\["(\w+)"/.exec(data)?.[1] : undefined
        if (!event) return
        probe.pushes.push({ event, time: performance.now() })
        window.dispatchEvent(new CustomEvent('bench-push', { detail: event }))
      })
    }
  }

  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries())
      probe.longTasks.push({ start: startTime, duration })
  }).observe({ type: 'longtask', buffered: true })
}
