import { useMemo } from 'react'
import { sanitizeHtml } from './sanitizeHtml'
import classes from './SafeHtml.module.css'

interface Props {
  /** HTML as a device sent it. */
  html: string
  id?: string
}

/** Shows the harmless part of HTML that a device sent; see `sanitizeHtml` for what that is. */
export const SafeHtml = ({ html, id }: Props) => {
  const clean = useMemo(() => sanitizeHtml(html), [html])
  return <div id={id} className={classes.html} dangerouslySetInnerHTML={{ __html: clean }} />
}
