import { type Json, type JsonObject, isJsonObject } from '../../../authoring/json/Json'

/** What the SDK sends in one go: a file and what is to be known of it. */
export interface Upload {
  metadata: JsonObject
  contentType: string
  content: Buffer
}

/** The two parts of a multipart/related body, or undefined when it is none. */
export function readMultipart(type: string, body: Buffer): Upload | undefined {
  const boundary = /boundary="?([^";]+)"?/.exec(type)?.[1]
  if (boundary === undefined) return undefined
  const line = Buffer.from(`--${boundary}`)
  const first = body.indexOf(line)
  const second = body.indexOf(Buffer.from(`\r\n--${boundary}`), first + line.length)
  const last = body.lastIndexOf(Buffer.from(`\r\n--${boundary}--`))
  if (first < 0 || second < 0 || last <= second) return undefined
  const about = readPart(body.subarray(first + line.length, second))
  const file = readPart(body.subarray(second + line.length + 2, last))
  const metadata = readMetadata(about?.content)
  if (file === undefined || metadata === undefined) return undefined
  return { metadata, ...file }
}

/** What is to be known of a file, or undefined when it is no JSON object. */
export function readMetadata(bytes: Buffer | undefined): JsonObject | undefined {
  try {
    const value: Json = JSON.parse(bytes?.toString('utf8') ?? '')
    return isJsonObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

function readPart(part: Buffer): { contentType: string; content: Buffer } | undefined {
  const end = part.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const contentType = /^content-type:\s*(.+?)\s*$/im.exec(part.subarray(0, end).toString('latin1'))?.[1] ?? ''
  return { contentType, content: part.subarray(end + 4) }
}
