import { randomUUID } from 'node:crypto'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getDatabase } from 'firebase-admin/database'
import { adminRecords } from '../adminRecords'

/** The SDK for servers, talking to an embedded database on this machine that admits it. */
export function connectAdmin(port: number) {
  const app = initializeApp(
    { projectId: 'test', databaseURL: `http://127.0.0.1:${port}?ns=test` },
    `admin-${randomUUID()}`,
  )
  return { records: adminRecords(getDatabase(app)), close: () => deleteApp(app) }
}
