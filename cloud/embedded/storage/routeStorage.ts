import type { IncomingMessage, ServerResponse } from 'node:http'
import { readBody } from '../../../player/http/readBody'
import type { CloudHandler } from '../../services/http/CloudPart'
import { answer, answerJson } from '../../services/http/answers'
import type { Identity, VerifyIdToken } from '../tokens/createTokens'
import { createUploads, type OpenUpload } from './createUploads'
import type { Files, StoredFile } from './openFiles'
import { readMetadata, readMultipart } from './readMultipart'
import type { MayDo, StorageMethod } from './rules/readStorageRules'

/** Largest body of a call, bytes; what rules allow is less. */
const largestBody = 12_000_000

/** What the storage service works with. */
export interface StorageContext {
  bucket: string
  files: Files
  mayDo: MayDo
  verifyIdToken: VerifyIdToken
  now: () => number
}

/** One call of the storage service. */
interface Call {
  request: IncomingMessage
  response: ServerResponse
  url: URL
  /** Of the file, e.g. `userAvatars/ann`. */
  path: string
  caller: Identity | undefined
}

/** A file that is to be written. */
type NewFile = Pick<OpenUpload, 'path' | 'contentType'> & { size: number }

/** The storage service as the SDK calls it: v0, with uploads in one go and in parts. */
export function routeStorage(context: StorageContext): CloudHandler {
  const { bucket, files, mayDo, verifyIdToken, now } = context
  const uploads = createUploads()
  const root = `/v0/b/${bucket}/o`

  const may = (method: StorageMethod, { path, caller }: Pick<Call, 'path' | 'caller'>, next?: NewFile) => {
    const there = files.find(path)
    return mayDo(method, path, {
      request: {
        auth: caller === undefined ? null : { uid: caller.uid, token: caller.claims },
        resource: next === undefined ? null : { ...next, name: path },
        time: now(),
      },
      resource: there === undefined ? null : { ...there, name: path },
    })
  }
  const mayWrite = (call: Pick<Call, 'path' | 'caller'>, next: NewFile) =>
    may(files.find(call.path) === undefined ? 'create' : 'update', call, next)

  const uploadWhole = async (call: Call): Promise<true> => {
    const { request, response, path } = call
    const body = await readBody(request, largestBody)
    const upload = body === undefined ? undefined : readMultipart(request.headers['content-type'] ?? '', body)
    if (body === undefined) return refuse(response, call.caller)
    if (upload === undefined) return answerProblem(response, 400, 'The body is no upload')
    const { content, metadata } = upload
    const contentType =
      typeof metadata['contentType'] === 'string' ? metadata['contentType'] : upload.contentType
    if (!mayWrite(call, { path, contentType, size: content.length })) return refuse(response, call.caller)
    return answerJson(response, describe(await files.put(path, contentType, content), bucket))
  }

  const beginUpload = async (call: Call): Promise<true> => {
    const { request, response, path, caller, url } = call
    const metadata = readMetadata(await readBody(request, 100_000))
    const declaredType = request.headers['x-goog-upload-header-content-type']
    const contentType = metadata?.['contentType'] ?? declaredType
    const size = Number(request.headers['x-goog-upload-header-content-length'])
    if (typeof contentType !== 'string') return answerProblem(response, 400, 'The content type is missing')
    if (!mayWrite(call, { path, contentType, size })) return refuse(response, caller)
    const { id } = uploads.begin({ path, contentType, uid: caller?.uid })
    response.setHeader('x-goog-upload-status', 'active')
    response.setHeader('x-goog-upload-chunk-granularity', '262144')
    response.setHeader(
      'x-goog-upload-url',
      `${url.origin}${root}?name=${encodeURIComponent(path)}&upload_id=${id}`,
    )
    return answerJson(response, {})
  }

  const goOnUploading = async (call: Call, upload: OpenUpload): Promise<true> => {
    const { request, response, caller } = call
    const commands = String(request.headers['x-goog-upload-command'] ?? '').split(/,\s*/)
    const body = await readBody(request, largestBody)
    if (upload.uid !== caller?.uid) return refuse(response, caller)
    if (commands.includes('cancel')) {
      uploads.end(upload)
      return answerJson(response, {})
    }
    if (commands.includes('upload') && !upload.isFinal) {
      // A part that comes twice, as after a lost answer, is told by its offset.
      if (Number(request.headers['x-goog-upload-offset']) !== upload.content.length)
        return answerProblem(response, 400, 'The offset is another')
      if (body === undefined || upload.content.length + body.length > largestBody)
        return refuse(response, caller)
      upload.content = Buffer.concat([upload.content, body])
    }
    response.setHeader('x-goog-upload-size-received', String(upload.content.length))
    if (!commands.includes('finalize')) {
      response.setHeader('x-goog-upload-status', upload.isFinal ? 'final' : 'active')
      return answerJson(response, {})
    }
    const { path, contentType, content } = upload
    if (!mayWrite(call, { path, contentType, size: content.length })) return refuse(response, caller)
    const stored = upload.isFinal ? files.find(path) : await files.put(path, contentType, content)
    upload.isFinal = true
    response.setHeader('x-goog-upload-status', 'final')
    return stored === undefined
      ? answerProblem(response, 404, 'Not Found.')
      : answerJson(response, describe(stored, bucket))
  }

  const read = async (call: Call): Promise<true> => {
    const { response, url, path, caller } = call
    const file = files.find(path)
    const token = url.searchParams.get('token')
    const isGiven = token !== null && file?.token === token
    if (!isGiven && !may('get', call)) return refuse(response, caller)
    if (file === undefined) return answerProblem(response, 404, 'Not Found.')
    if (url.searchParams.get('alt') !== 'media') return answerJson(response, describe(file, bucket))
    return answer(response, 200, file.contentType, await files.read(file), {
      'cache-control': 'private, max-age=0',
      // Whatever somebody sent, it is a picture and nothing else.
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
    })
  }

  const remove = async (call: Call): Promise<true> => {
    const { response, path, caller } = call
    if (!may('delete', call)) return refuse(response, caller)
    if (files.find(path) === undefined) return answerProblem(response, 404, 'Not Found.')
    await files.remove(path)
    response.writeHead(204).end()
    return true
  }

  return async (request, response, url) => {
    if (url.pathname !== root && !url.pathname.startsWith(`${root}/`)) return false
    const path =
      url.pathname === root
        ? (url.searchParams.get('name') ?? '')
        : decode(url.pathname.slice(root.length + 1))
    const token = /^(?:Firebase|Bearer) (.+)$/.exec(request.headers.authorization ?? '')?.[1]
    const caller = token === undefined ? undefined : await verifyIdToken(token)
    if (token !== undefined && caller === undefined) {
      request.resume()
      return answerProblem(response, 401, 'The token is not good')
    }
    const call: Call = { request, response, url, path, caller }
    if (request.method === 'GET') return read(call)
    if (request.method === 'DELETE') return remove(call)
    if (request.method !== 'POST') return false
    const id = url.searchParams.get('upload_id')
    if (id === null)
      return request.headers['x-goog-upload-protocol'] === 'resumable' ? beginUpload(call) : uploadWhole(call)
    const upload = uploads.find(id)
    if (upload !== undefined) return goOnUploading({ ...call, path: upload.path }, upload)
    request.resume()
    return answerProblem(response, 404, 'There is no such upload')
  }
}

/** What the SDK is told of a file. */
function describe(file: StoredFile, bucket: string) {
  return {
    name: file.path,
    bucket,
    generation: String(file.updatedAt),
    metageneration: '1',
    contentType: file.contentType,
    timeCreated: new Date(file.createdAt).toISOString(),
    updated: new Date(file.updatedAt).toISOString(),
    size: String(file.size),
    md5Hash: file.md5,
    contentDisposition: 'inline',
    downloadTokens: file.token,
  }
}

function refuse(response: ServerResponse, caller: Identity | undefined): true {
  const words = `Permission denied.${caller === undefined ? ' Please sign in.' : ''}`
  return answerProblem(response, 403, words)
}

function answerProblem(response: ServerResponse, status: number, message: string): true {
  return answerJson(response, { error: { code: status, message } }, status)
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
