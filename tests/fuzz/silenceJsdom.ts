/**
 * jsdom writes a line for each thing that it cannot do, such as scrolling or leaving the page; nobody asks
 * for them here.
 */
export function silenceJsdom(): void {
  const dom: { virtualConsole: { removeAllListeners(event: string): void } } | undefined = Reflect.get(
    globalThis,
    'jsdom',
  )
  dom?.virtualConsole.removeAllListeners('jsdomError')
}
