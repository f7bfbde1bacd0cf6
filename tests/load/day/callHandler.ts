import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { CloudHandler } from '../../../cloud/services/http/CloudPart'

interface Call {
  method: 'GET' | 'POST'
  /** With its query. */
  path: string
  token?: string
  body?: object
}

/** What came of a call. */
export interface Answer {
  status: number
  /** Of its head and body. */
  bytes: number
}

const socket = new Socket()

/** Has the services answer a request that no network brought, as their server has them. */
export async function callHandler(handlers: readonly CloudHandler[], call: Call): Promise<Answer> {
  const { method, path, token, body } = call
  const request = new IncomingMessage(socket)
  request.method = method
  request.url = path
  request.headers = {
    host: 'cloud.example.org',
    'content-type': 'application/json',
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
  }
  if (body !== undefined) request.push(JSON.stringify(body))
  request.push(null)
  request.complete = true
  const response = new ServerResponse(request)
  const url = new URL(path, 'http://cloud.example.org')
  for (const handler of handlers)
    if (await handler(request, response, url))
      return { status: response.statusCode, bytes: response.writableLength }
  throw new Error(`${path} is answered by nobody`)
}
