type Sanitize = (html: string) => string

let ready: Sanitize | undefined
let loading: Promise<void> | undefined

/**
 * The HTML cleaner, which most screens never need: loaded when something first shows HTML, or when the panel is idle
 * after its start. `current()` is undefined until then; `load()` never rejects and tries again after a failure.
 */
export const sanitizer = {
  current: (): Sanitize | undefined => ready,
  load: (): Promise<void> => {
    loading ??= import('./sanitizeHtml').then(
      ({ sanitizeHtml }) => {
        ready = sanitizeHtml
      },
      () => {
        loading = undefined
      },
    )
    return loading
  },
}
