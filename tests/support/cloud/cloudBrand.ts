import type { Brand } from '../../../schemas/generated/types'
import { testBrand } from '../testBrand'

/** A brand of nobody that has a cloud. */
export const cloudBrand: Brand = {
  ...testBrand,
  cloud: {
    project: {
      apiKey: 'key-of-nobody',
      projectId: 'acme-cloud',
      databaseUrl: 'https://database.acme.example',
      storageBucket: 'acme-cloud.storage.example',
    },
    functions: { production: 'https://api.acme.example', development: 'https://api-dev.acme.example' },
  },
}
