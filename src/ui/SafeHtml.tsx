import { useEffect, useMemo, useState } from 'react'
import { sanitizer } from './sanitizer'
import { withoutHandlers } from './withoutHandlers'
import classes from './SafeHtml.module.css'

interface Props {
  /** HTML as a device sent it. */
  html: string
  id?: string
}

/** The bare text of HTML, read by an inert document that runs and loads nothing. */
const textOf = (html: string) =>
  new DOMParser().parseFromString(withoutHandlers(html), 'text/html').body.textContent ?? ''

/**
 * Shows the harmless part of HTML that a device sent; see `sanitizeHtml` for what that is. Its bare text while the
 * cleaner is loaded, and if that fails: a message stays readable while the device that serves the panel restarts.
 */
export const SafeHtml = ({ html, id }: Props) => {
  const [sanitize, setSanitize] = useState(() => sanitizer.current())
  useEffect(() => {
    if (sanitize) return
    void sanitizer.load().then(() => setSanitize(() => sanitizer.current()))
  }, [sanitize])
  const clean = useMemo(() => sanitize?.(html), [sanitize, html])
  if (clean === undefined) {
    return (
      <div id={id} className={classes.html}>
        {textOf(html)}
      </div>
    )
  }
  return <div id={id} className={classes.html} dangerouslySetInnerHTML={{ __html: clean }} />
}
