/**
 * HTML with the names of its event handlers blunted. Nothing relies on this for safety: it keeps the browser
 * from reporting handlers as violations of the Content-Security-Policy when a cleaner merely parses them. A
 * tag that is never closed reaches to the end, so that no text is read twice, however long.
 */
export const withoutHandlers = (html: string): string =>
  html.replace(/<[a-z][^>]*(>|$)/gi, (tag) => tag.replace(/([\s/"'])on\w+(\s*=)/gi, '$1data-dropped$2'))

/** The body of HTML as a device sent it, in an inert document that runs and loads nothing. */
export const inertBody = (html: string): HTMLElement =>
  new DOMParser().parseFromString(withoutHandlers(html), 'text/html').body
