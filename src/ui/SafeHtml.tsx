import { useEffect, useMemo, useState } from 'react'
import { inertBody } from './htmlText'
import classes from './SafeHtml.module.css'

type Sanitize = (html: string) => string

let ready: Sanitize | undefined
let loading: Promise<void> | undefined

/**
 * The HTML cleaner, which most screens never need: loaded when something first shows HTML, or when the panel
 * is idle after its start. `current()` is undefined until then; `load()` never rejects and tries again after
 * a failure.
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

interface SafeHtmlProps {
  /** HTML as a device sent it. */
  html: string
  id?: string
}

/**
 * Shows the harmless part of HTML that a device sent; see `sanitizeHtml` for what that is. Its bare text
 * while the cleaner is loaded, and if that fails: a message stays readable while the device that serves the
 * panel restarts.
 */
export const SafeHtml = ({ html, id }: SafeHtmlProps) => {
  const [sanitize, setSanitize] = useState(() => sanitizer.current())
  useEffect(() => {
    if (sanitize) return
    void sanitizer.load().then(() => setSanitize(() => sanitizer.current()))
  }, [sanitize])
  const clean = useMemo(() => sanitize?.(html), [sanitize, html])
  if (clean === undefined) {
    return (
      <div id={id} className={classes.html}>
        {inertBody(html).textContent}
      </div>
    )
  }
  return <div id={id} className={classes.html} dangerouslySetInnerHTML={{ __html: clean }} />
}

interface DeviceTextProps {
  /** Text as a device sent it; it may hold simple HTML. */
  text: string
  /** False where the text is our own, with names in it that may look like tags. */
  holdsHtml?: boolean | undefined
}

/**
 * Whether something that begins like a tag is closed somewhere; never looks at a character twice, however
 * long the text.
 */
const holdsTags = (text: string) => {
  const begin = text.search(/<\/?[a-z]/i)
  return begin >= 0 && text.lastIndexOf('>') > begin
}

/**
 * Shows text that may hold HTML: as plain text with its line breaks if it has no tags, else its harmless
 * part.
 */
export const DeviceText = ({ text, holdsHtml = true }: DeviceTextProps) =>
  holdsHtml && holdsTags(text) ? (
    <SafeHtml html={text} />
  ) : (
    <span style={{ whiteSpace: 'pre-line' }}>{text.trim()}</span>
  )
