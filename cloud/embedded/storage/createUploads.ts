import { randomUUID } from 'node:crypto'

/** An upload that comes in parts. */
export interface OpenUpload {
  id: string
  path: string
  contentType: string
  /** Who began it; nobody else goes on. */
  uid: string | undefined
  content: Buffer
  isFinal: boolean
}

/** The uploads that are under way; a restart ends them, and the SDK begins anew. */
export interface Uploads {
  begin(fields: Pick<OpenUpload, 'path' | 'contentType' | 'uid'>): OpenUpload
  find(id: string): OpenUpload | undefined
  end(upload: OpenUpload): void
}

/** How many may be under way; the oldest goes. */
const most = 20

/** No uploads yet. */
export function createUploads(): Uploads {
  const uploads = new Map<string, OpenUpload>()
  return {
    begin(fields) {
      const [oldest] = uploads.keys()
      if (uploads.size >= most && oldest !== undefined) uploads.delete(oldest)
      const upload = { ...fields, id: randomUUID(), content: Buffer.alloc(0), isFinal: false }
      uploads.set(upload.id, upload)
      return upload
    },
    find: (id) => uploads.get(id),
    end: ({ id }) => void uploads.delete(id),
  }
}
