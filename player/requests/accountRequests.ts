import type { Requests } from './Requests'

/** The device's side of the cloud account: nobody is logged in [D7-71 to D7-73]. */
export const accountRequests: Requests = {
  'getMy{Brand}Status': ({ client }) => client.push('pushMy{Brand}Status', { loggedIn: false }),
  'setMy{Brand}Token': ({ acknowledge }) => acknowledge?.({ success: false }),
  getPrivacySettings: ({ client }) => client.push('pushPrivacySettings', { allowUIStatistics: false }),
}
