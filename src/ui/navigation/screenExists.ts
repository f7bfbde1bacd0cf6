import type { AnyRouter } from '@tanstack/react-router'

/** Id of the route that catches every address that no other has: those of the account area, and unknown ones. */
export const catchAllId = '/$'

/** Whether a screen of this panel has the address (its query string does not matter). */
export const screenExists = (router: AnyRouter, path: string): boolean => {
  const [pathname = ''] = path.split(/[?#]/)
  const [, , route] = router.getMatchedRoutes(pathname)
  const isCaught: unknown = Reflect.get(Object(router.options.context), 'isCaught')
  if (route?.id !== catchAllId) return route !== undefined
  return typeof isCaught === 'function' && isCaught(pathname) === true
}
