import type { ServerResponse } from 'node:http'
import type { PreviewNews } from '../../authoring/PreviewData'
import type { Route } from '../../player/http/answer'
import type { WatchedPlugin } from './watchPlugin'

/** Time after which a browser looks whether the command runs again, ms. */
const retry = 1000

/** Tells every save at `/events`, as server-sent events: first what is known, then each change. */
export function routeEvents(plugin: WatchedPlugin): Route {
  return ({ response, request, path, method }) => {
    if (path !== '/events' || method !== 'GET') return false
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-cache' })
    response.write(`retry: ${retry}\n\n`)
    const say = (news: PreviewNews) => send(response, news)
    say({ kind: 'files', files: plugin.files() })
    say({ kind: 'diagnostics', diagnostics: plugin.diagnostics() })
    request.on('close', plugin.listen(say))
    return true
  }
}

function send(response: ServerResponse, news: PreviewNews): void {
  // JSON has no line break of its own, which would end the message.
  response.write(`data: ${JSON.stringify(news)}\n\n`)
}
