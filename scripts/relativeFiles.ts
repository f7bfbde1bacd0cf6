import type { UserConfig } from 'vite'

type RenderBuiltUrl = NonNullable<NonNullable<UserConfig['experimental']>['renderBuiltUrl']>

/**
 * Scripts and sheets of the build name other files by where they are themselves, so that all of it can lie
 * below a path of a host. The page names them from the root: it is the answer to addresses of any depth, and
 * whoever serves it below a path says so (`player/http/placeBelow.ts`). What runs first stands in the page.
 */
export const relativeFiles: RenderBuiltUrl = (_, { hostType, hostId }) =>
  hostType === 'html' || hostId.includes('/bootstrap-') ? undefined : { relative: true }
