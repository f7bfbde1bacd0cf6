const flags = ['allow-scripts', 'allow-forms', 'allow-popups', 'allow-popups-to-escape-sandbox']

/**
 * What a framed page may do: run, send forms and open windows, never lead the panel elsewhere. It keeps its own origin, and with it
 * its own storage, unless that is the panel's: a page of the same origin could then reach into the panel.
 */
export const frameSandbox = (href: string, ownOrigin: string): string =>
  [...flags, ...(new URL(href).origin === ownOrigin ? [] : ['allow-same-origin'])].join(' ')
