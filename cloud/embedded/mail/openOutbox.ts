import { join } from 'node:path'
import { randomUUID } from 'node:crypto'
import { type Json, isJsonObject } from '../../../authoring/json/Json'
import { openList } from '../core/openList'

/** What a mail is about. */
export type MailKind = 'verify' | 'reset' | 'change' | 'recover'

/** A mail that the cloud would have sent. */
export type Mail = {
  id: string
  to: string
  kind: MailKind
  /** Language that the person uses, e.g. `de`. */
  language: string
  /** Path and query of the page that the mail leads to. */
  link: string
  /** When it was sent, ms since 1970. */
  at: number
}

/** The mails, the latest first. */
export interface Outbox {
  all(): readonly Mail[]
  find(id: string): Mail | undefined
  send(mail: Omit<Mail, 'id' | 'at'>): Promise<Mail>
  clear(): Promise<void>
  settled(): Promise<void>
}

/** Older ones go. */
const most = 200

/** Opens the outbox in a folder. */
export async function openOutbox(
  folder: string,
  now: () => number,
  log: (line: string) => void,
): Promise<Outbox> {
  const list = await openList(join(folder, 'outbox.json'), readMail, log)
  return {
    all: list.all,
    settled: list.settled,
    find: (id) => list.all().find((mail) => mail.id === id),
    async send(fields) {
      const mail = { ...fields, id: randomUUID(), at: now() }
      await list.save([mail, ...list.all()].slice(0, most))
      return mail
    },
    clear: () => list.save([]),
  }
}

function readMail(value: Json): Mail | undefined {
  if (!isJsonObject(value)) return undefined
  const { id, to, kind, language, link, at } = value
  if (typeof id !== 'string' || typeof to !== 'string' || typeof link !== 'string') return undefined
  if (kind !== 'verify' && kind !== 'reset' && kind !== 'change' && kind !== 'recover') return undefined
  return {
    id,
    to,
    kind,
    language: typeof language === 'string' ? language : 'en',
    link,
    at: typeof at === 'number' ? at : 0,
  }
}
