// @vitest-environment node
import { afterAll, beforeAll } from 'vitest'
import { openDatabase, type TestDatabase } from '../../../cloud/embedded/database/testing/openDatabase'
import { describeRecords } from '../../../cloud/testing/recordsContract'
import type { Records } from '../../../cloud/services/ports/Records'
import { connectAdmin } from './testing/connectAdmin'

let server: TestDatabase
let client: ReturnType<typeof connectAdmin>

beforeAll(async () => {
  server = await openDatabase({ admitsOwner: true })
  client = connectAdmin(server.port)
})
afterAll(async () => {
  await client.close()
  await server.close()
})

describeRecords('the SDK for servers', (): Records => client.records)
