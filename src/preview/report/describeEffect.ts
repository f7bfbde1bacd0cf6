import { allRequestValidators } from '../../../schemas/generated/allRequestValidators'
import type { Validate } from '../../../schemas/generated/types'
import { oauthAddress, type PageCommand } from '../../renderer'
import { parseSafeAddress } from '../../ui/safeAddress'
import type { Effect } from './Effect'
import { toJsonText } from './toJsonText'

/** Names that the socket library keeps for itself; sending one never reaches a player. */
const reserved =
  /^(connect(_error|_timeout|ing)?|disconnect(ing)?|error|reconnect\w*|ping|pong|newListener|removeListener)$/

const validators = new Map<string, Validate>(Object.entries(allRequestValidators))

/** Why the interface would not send a request that a page asks for; undefined when it would. */
function refusalOf(event: string, payload: unknown): string | undefined {
  if (reserved.test(event)) return 'its name is kept for the connection itself'
  const validate = validators.get(event)
  if (!validate || validate(payload)) return undefined
  const [error] = validate.errors ?? []
  return [error?.instancePath || 'its payload', error?.message].filter(Boolean).join(' ')
}

/** Stands for the player's own address, which a preview has none of. */
const player = 'http://player.local'

/** What a command of the page would do on a player [D2.10-6 … D2.10-13]; undefined does nothing. */
export function describeEffect(command: PageCommand | undefined): Effect {
  switch (command?.kind) {
    case undefined:
      return { kind: 'nothing' }
    case 'callMethod':
      return describeRequest('callMethod', command.payload)
    case 'emit':
      return describeRequest(command.event, command.payload)
    case 'openUrl': {
      const address = parseSafeAddress(command.url, { base: player })
      return address.ok
        ? { kind: 'opens', address: address.href, isSignIn: false }
        : { kind: 'unsafe', address: command.url }
    }
    case 'oauth': {
      const address = oauthAddress({ ...command, deviceOrigin: player, pageAddress: `${player}/plugin/` })
      return address === undefined
        ? { kind: 'unsafe', address: command.performerUrl }
        : { kind: 'opens', address, isSignIn: true }
    }
    case 'goto':
      return { kind: 'goesTo', pageName: command.pageName }
    case 'plans':
      return { kind: 'plans' }
  }
}

function describeRequest(event: string, payload: unknown): Effect {
  const reason = refusalOf(event, payload)
  const request = { event, payload: toJsonText(payload) }
  return reason === undefined ? { kind: 'sends', ...request } : { kind: 'refused', ...request, reason }
}
