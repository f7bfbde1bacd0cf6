import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'

// jsdom lacks what Mantine and the virtual lists ask the browser for; files that run in node skip all this.
if (typeof window !== 'undefined') {
  afterEach(cleanup)
  // A second, the default, is not much on a busy machine.
  configure({ asyncUtilTimeout: 10_000 })

  window.matchMedia ??= (query) =>
    ({
      matches: false,
      media: query,
      onchange: null,
      addEventListener: () => {},
      removeEventListener: () => {},
      addListener: () => {},
      removeListener: () => {},
      dispatchEvent: () => false,
    }) satisfies MediaQueryList

  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }

  window.IntersectionObserver ??= class implements IntersectionObserver {
    readonly root = null
    readonly rootMargin = ''
    readonly scrollMargin = ''
    readonly thresholds = []
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return []
    }
  }

  Element.prototype.scrollIntoView ??= () => {}

  const css = { escape: (text: string) => text.replaceAll(/["\\]/g, String.raw`\$&`) }
  // What jsdom calls CSS differs from version to version.
  if (typeof globalThis.CSS?.escape !== 'function') Object.assign(globalThis, { CSS: css })
}
