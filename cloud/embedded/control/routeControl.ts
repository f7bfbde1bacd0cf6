import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'
import { readBody } from '../../../player/http/readBody'
import type { CloudClock } from '../core/CloudClock'
import type { CloudHandler } from '../../services/http/CloudPart'
import { answerJson } from '../../services/http/answers'
import type { IdentitySettings } from '../identity/IdentityContext'
import { type Subscription, statuses } from '../../services/ports/Billing'
import type { Tokens } from '../tokens/createTokens'
import type { Faults } from './createFaults'

const largestBody = 100_000

/** What the control reaches. */
export interface ControlContext {
  faults: Faults
  clock: CloudClock
  tokens: Tokens
  settings: IdentitySettings
  /** Has open connections look whether their tokens are still good. */
  recheckTokens: () => Promise<void>
  /** Closes the port and cuts every connection for that time, ms. */
  goOffline: (milliseconds: number) => void
  /** As if the billing provider had said so of somebody's subscription. */
  markSubscription: (uid: string, status: Subscription['status']) => Promise<void>
}

/** What is wanted of a field's value, and what it does. */
interface Command {
  takes: (value: Json) => boolean
  run: (context: ControlContext, value: Json) => void
}

const isTrue = (value: Json) => value === true
const isTime = (value: Json) => typeof value === 'number' && value >= 0
const isFailure = (value: Json) => isJsonObject(value) && typeof value['path'] === 'string'

/** What POST /control takes; each field may stand alone. The README lists them. */
const commands: Readonly<Record<string, Command>> = {
  slow: { takes: isTime, run: ({ faults }, value) => faults.setSlow(Number(value)) },
  fail: {
    takes: (value) => [value].flat().every(isFailure),
    run: ({ faults }, value) => [value].flat().forEach((failure) => failNext(faults, failure)),
  },
  expireTokens: {
    takes: isTrue,
    run({ tokens, recheckTokens }) {
      tokens.expireAll()
      void recheckTokens()
    },
  },
  tokenLifetime: { takes: isTime, run: ({ tokens }, value) => tokens.setLifetime(Number(value)) },
  skew: {
    takes: (value) => typeof value === 'number',
    run: ({ clock }, value) => clock.skew(Number(value)),
  },
  emailPrivacy: {
    takes: (value) => typeof value === 'boolean',
    run({ settings }, value) {
      settings.emailPrivacy = value === true
    },
  },
  subscription: {
    takes: (value) => readMark(value) !== undefined,
    run({ markSubscription }, value) {
      const mark = readMark(value)
      if (mark !== undefined) void markSubscription(mark.uid, mark.status)
    },
  },
  clear: {
    takes: isTrue,
    run({ faults, clock }) {
      faults.clear()
      clock.skew(0)
    },
  },
  down: { takes: isTime, run: ({ goOffline }, value) => goOffline(Number(value)) },
}

/**
 * Does what was asked for; does nothing, and returns the first field that it does not understand, where there
 * is one.
 */
export function runControl(context: ControlContext, fields: JsonObject): string | undefined {
  const asked = Object.entries(fields).map(([name, value]) => ({
    name,
    value,
    command: Object.hasOwn(commands, name) ? commands[name] : undefined,
  }))
  const wrong = asked.find(({ command, value }) => command?.takes(value) !== true)
  if (wrong !== undefined) return wrong.name
  for (const { command, value } of asked) command?.run(context, value)
  return undefined
}

/** POST /control: has things go wrong, for tests. */
export function routeControl(context: ControlContext): CloudHandler {
  return async (request, response, { pathname }) => {
    if (pathname !== '/control' || request.method !== 'POST') return false
    const fields = parse(await readBody(request, largestBody))
    if (fields === undefined) return answerJson(response, { error: 'The body is not a JSON object' }, 400)
    const { down, ...others } = fields
    const wrong = runControl(context, others)
    if (wrong !== undefined) return answerJson(response, { error: `${wrong} is not understood` }, 400)
    // After the answer is out: it cuts this connection, too.
    if (down !== undefined && !isTime(down))
      return answerJson(response, { error: 'down is not understood' }, 400)
    if (down !== undefined) response.once('finish', () => runControl(context, { down }))
    return answerJson(response, {})
  }
}

function parse(body: Buffer | undefined): JsonObject | undefined {
  try {
    const value: Json = JSON.parse(body?.toString('utf8') ?? '')
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function readMark(value: Json): { uid: string; status: Subscription['status'] } | undefined {
  if (!isJsonObject(value)) return undefined
  const { uid } = value
  const status = statuses.find((one) => one === value['status'])
  return typeof uid === 'string' && status !== undefined ? { uid, status } : undefined
}

function failNext(faults: Faults, value: Json): void {
  if (!isJsonObject(value)) return
  const { path, status, code, body } = value
  faults.failNext({
    path: typeof path === 'string' ? path : '',
    status: typeof status === 'number' ? status : 400,
    code: typeof code === 'string' ? code : 'INTERNAL_ERROR',
    ...(body !== undefined && { body }),
  })
}
