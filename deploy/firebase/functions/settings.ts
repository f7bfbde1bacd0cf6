import { defineInt, defineSecret, defineString } from 'firebase-functions/params'

/** Where all of it runs: the place of the realtime database, which its triggers have to be in. */
export const region = defineString('REGION', {
  default: 'us-central1',
  description: 'Place of the realtime database: us-central1, europe-west1 or asia-southeast1',
})

/** Origins of the brand's pages with spaces between; share links lead to the first. */
export const origins = defineString('ORIGINS', {
  default: '',
  description: 'Where the panel is in the internet, e.g. https://music.example; several with spaces between',
})

export const campaign = defineString('CAMPAIGN', {
  default: 'friends',
  description: 'Name of the referral campaign, as in brand.json',
})

/** Of the project, for browsers: no secret. */
export const webApiKey = defineString('WEB_API_KEY', {
  description: 'Web API key of the project, as in brand.json (it is no secret)',
})

export const maxInstances = defineInt('MAX_INSTANCES', {
  default: 10,
  description: 'How many instances of a function may run at once; this is what limits the costs',
})

export const concurrency = defineInt('CONCURRENCY', {
  default: 80,
  description: 'How many calls an instance answers at once',
})

export const memory = defineInt('MEMORY_MIB', { default: 512, description: 'Memory of an instance, MiB' })

/** See `deviceKeys`. */
export const deviceKeysSecret = defineSecret('DEVICE_KEYS')

/** JSON, see `readBilling`. */
export const billingSecret = defineSecret('BILLING')
