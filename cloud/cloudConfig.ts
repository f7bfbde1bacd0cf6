import type { BrandCloud } from '../schemas/generated/types'

/** The project that the embedded cloud plays. */
export const localProject = { projectId: 'local-cloud', apiKey: 'local', bucket: 'local-cloud.appspot.com' }

/** The provider's vendor ids of the hosted checkout [A9-7]. */
export const vendors = { production: 29_290, development: 36_336 }

/** The referral campaign that runs here. */
export const campaign = 'friends'

/**
 * What the interface has to know of a cloud that is reached at that origin, e.g. `http://localhost:4400`: the
 * `cloud` part of a brand that uses it.
 */
export function cloudConfig(origin: string): BrandCloud {
  const { host } = new URL(origin)
  return {
    project: {
      projectId: localProject.projectId,
      apiKey: localProject.apiKey,
      authDomain: host,
      databaseUrl: `ws://${host}?ns=${localProject.projectId}`,
      storageBucket: localProject.bucket,
    },
    emulators: { auth: origin, storage: origin },
    functions: { production: origin, development: origin, bearer: true },
    devices: `${origin}/devices`,
    checkout: { script: `${origin}/checkout/script.js`, vendor: vendors },
    cards: { page: `${origin}/payments/card` },
    referral: { service: `${origin}/referral`, campaign, hashtag: 'music' },
    streaming: [
      { name: 'tidewater', title: 'Tidewater', icon: '/app/brand/logo.svg' },
      { name: 'lantern', title: 'Lantern', icon: '/app/brand/logo.svg' },
    ],
  }
}
