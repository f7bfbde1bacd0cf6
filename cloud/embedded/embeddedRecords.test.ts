// @vitest-environment node
import { afterAll, beforeAll } from 'vitest'
import { openDatabase, type TestDatabase } from './database/testing/openDatabase'
import { describeRecords } from '../testing/recordsContract'
import { embeddedRecords } from './embeddedRecords'

let server: TestDatabase

beforeAll(async () => {
  server = await openDatabase()
})
afterAll(() => server.close())

describeRecords('the embedded database', () => embeddedRecords(server.database.admin))
