import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PlayerContext } from '../core/PlayerContext'
import { type Exchange, type Route, answer, answerJson } from '../http/answer'
import { isFromThisOrigin } from '../http/origins'
import { readJsonBody } from '../http/readBody'
import { isJsonObject } from '../../authoring/json/Json'
import type { ControlGroup } from './ControlAction'
import {
  appearanceGroup,
  connectionGroup,
  consoleGroup,
  menuGroup,
  updateGroup,
  uploadGroup,
} from './actions/systemGroups'
import { browseGroup, cdGroup, libraryGroup, sourceGroup } from './actions/libraryGroups'
import { driveGroup, networkGroup } from './actions/networkGroup'
import { modalGroup, toastGroup } from './actions/messageGroups'
import { pageGroup, pluginGroup } from './actions/pluginGroup'
import { playbackGroup } from './actions/playbackGroup'
import { roomGroup, timeGroup, toolGroup } from './actions/toolGroups'
import { wizardGroup } from './actions/wizardGroup'
import { messageOf } from '../core/messageOf'

/** Every button of the control page, in its order. */
export const allGroups: readonly ControlGroup[] = [
  playbackGroup,
  sourceGroup,
  roomGroup,
  toastGroup,
  modalGroup,
  menuGroup,
  appearanceGroup,
  pageGroup,
  wizardGroup,
  networkGroup,
  driveGroup,
  libraryGroup,
  browseGroup,
  uploadGroup,
  pluginGroup,
  updateGroup,
  timeGroup,
  cdGroup,
  toolGroup,
  consoleGroup,
  connectionGroup,
]

/** Largest body of a push by hand, bytes. */
const largestBody = 5_000_000

const page: Readonly<Record<string, readonly [file: string, type: string]>> = {
  '/control': ['control.html', 'text/html; charset=utf-8'],
  '/control/': ['control.html', 'text/html; charset=utf-8'],
  '/control/control.js': ['control.js', 'text/javascript; charset=utf-8'],
  '/control/control.css': ['control.css', 'text/css; charset=utf-8'],
}

/**
 * The control page and what stands behind its buttons: GET /control/actions lists them and the connected
 * clients, POST /control/run {action, options} presses one, POST /control/push {event, payload} sends
 * anything to every client. POST from a page of another origin is refused with 403.
 */
export function routeControl(player: PlayerContext): Route {
  return async (exchange) => {
    const { method, path } = exchange
    if (path !== '/control' && !path.startsWith('/control/')) return false
    if (method === 'POST') return control(player, exchange)
    if (path === '/control/actions') return answerJson(exchange, describe(player))
    const file = Object.hasOwn(page, path) ? page[path] : undefined
    if (file === undefined) return false
    return answer(exchange, 200, file[1], await readFile(join(import.meta.dirname, 'page', file[0])))
  }
}

function describe(player: PlayerContext) {
  return {
    groups: allGroups.map(({ title, actions }) => ({
      title,
      actions: actions.map(({ id, label }) => ({ id, label })),
    })),
    clients: player.clients.all().map(({ id, page }) => ({ id, page: page ?? null })),
  }
}

async function control(player: PlayerContext, exchange: Exchange): Promise<boolean> {
  if (!isFromThisOrigin(exchange.request))
    return answerJson(exchange, { error: 'Only pages of this player may do this' }, 403)
  const body = await readJsonBody(exchange.request, largestBody)
  if (!isJsonObject(body)) return answerJson(exchange, { error: 'The body is not a JSON object' }, 400)
  if (exchange.path === '/control/push') {
    const { event, payload } = body
    if (typeof event !== 'string' || event === '')
      return answerJson(exchange, { error: 'event is missing' }, 400)
    try {
      player.clients.broadcastAsIs(event, payload)
    } catch (error) {
      // Some names belong to the socket library itself.
      return answerJson(exchange, { error: messageOf(error) }, 400)
    }
    return answerJson(exchange, { clients: player.clients.all().length })
  }
  if (exchange.path === '/control/run') {
    const action = allGroups.flatMap(({ actions }) => actions).find(({ id }) => id === body['action'])
    if (action === undefined) return answerJson(exchange, { error: 'There is no such action' }, 404)
    answerJson(exchange, { clients: player.clients.all().length })
    // After the answer is out: some actions cut this connection too.
    exchange.response.once(
      'finish',
      () => void press(player, action.id, () => action.run(player, body['options'] ?? null)),
    )
    return true
  }
  return false
}

async function press(player: PlayerContext, id: string, run: () => void | Promise<void>): Promise<void> {
  try {
    await run()
  } catch (error) {
    player.log(`control ${id} failed: ${messageOf(error)}`)
  }
}
