import { createAccounts, type Accounts } from '../../../src/app/account/createAccounts'
import { openAccounts } from '../../../src/app/account/openAccounts'
import type { Brand } from '../../../schemas/generated/types'
import type { BrandStorage } from '../../../src/app/brand/brandStorage'
import type { Cloud } from '../../../src/cloud/ports/Cloud'
import type { Device } from '../../../src/device'
import { cloudBrand } from './cloudBrand'
import { createMemory } from './createMemory'

interface Options {
  /** Opens the cloud; rejects where its files cannot be had. */
  openCloud: () => Promise<Cloud>
  topics: Pick<Device['topics'], 'read'>
  storage?: BrandStorage | undefined
  brand?: Brand | undefined
}

/** The accounts of a panel whose brand has a cloud, on a cloud of the test. */
export const scriptAccounts = ({
  brand = cloudBrand,
  openCloud,
  topics,
  storage = createMemory(),
}: Options): Accounts =>
  createAccounts(() =>
    Promise.resolve(openAccounts({ brand, hostname: 'player.local', storage, topics, openCloud })),
  )
