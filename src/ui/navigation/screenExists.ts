import type { AnyRouter } from '@tanstack/react-router'

/** Id of the route that catches every address that no screen has. */
export const catchAllId = '/$'

/** Whether a screen of this panel has the address (its query string does not matter). */
export const screenExists = (router: AnyRouter, path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/)
  const [, , route] = router.getMatchedRoutes(pathname)
  return route !== undefined && route.id !== catchAllId
}
