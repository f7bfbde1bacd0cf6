import { afterAll, beforeAll } from 'vitest'
import { openDatabase, type TestDatabase } from '../../../../cloud/embedded/database/testing/openDatabase'
import { connectAdmin } from './connectAdmin'

/** An embedded database for the tests of a file, and the SDK for servers on it; there once they begin. */
export function withAdmin() {
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
  return {
    /** The database as the SDK sees it. */
    records: () => client.records,
    /** The same without the SDK. */
    database: () => server.database.admin,
  }
}
