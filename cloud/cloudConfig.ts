import type { BrandCloud } from '../schemas/generated/types'

/** Regions that a project's realtime database may be in; elsewhere there are none. */
export const databaseRegions = ['us-central1', 'europe-west1', 'asia-southeast1'] as const

/** What there is to say of an operator's own project. */
export interface ProjectSettings {
  project: string
  region: (typeof databaseRegions)[number]
  /** Host name that its Hosting is reached at. */
  domain: string
  /** Web API key; it names the project, and is no secret. */
  apiKey: string
  bucket: string
  /** The billing provider's script, and the operator's id there; without it nothing can be bought. */
  checkout?: { script: string; vendor: number }
}

/** The `cloud` part of a brand that uses an operator's own project. */
export function projectConfig(settings: ProjectSettings): BrandCloud {
  const { project, region, domain, apiKey, bucket, checkout } = settings
  const origin = `https://${domain}`
  const database = `${project}-default-rtdb`
  return {
    project: {
      projectId: project,
      apiKey,
      // Of the same host: browsers keep apart what pages of two hosts store, and signing in would be lost.
      authDomain: domain,
      databaseUrl:
        region === 'us-central1'
          ? `https://${database}.firebaseio.com`
          : `https://${database}.${region}.firebasedatabase.app`,
      storageBucket: bucket,
    },
    functions: { production: origin, development: origin, bearer: true },
    devices: `${origin}/devices`,
    ...(checkout && {
      checkout: {
        script: checkout.script,
        vendor: { production: checkout.vendor, development: checkout.vendor },
      },
    }),
    referral: { service: `${origin}/referral`, campaign },
  }
}

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
