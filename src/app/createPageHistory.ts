import { createBrowserHistory, type RouterHistory } from '@tanstack/react-router'
import { base, withoutBase } from '../base'

/** The history of the page, whose addresses count from where the panel lies on its host. */
export function createPageHistory(): RouterHistory {
  if (base === '') return createBrowserHistory()
  return createBrowserHistory({
    createHref: (path) => base + path,
    parseLocation: () => {
      const { pathname, search, hash } = window.location
      const path = withoutBase(pathname)
      return { href: `${path}${search}${hash}`, pathname: path, search, hash, state: window.history.state }
    },
  })
}
