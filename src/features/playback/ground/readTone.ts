import { toneOf, type Tone } from './toneOf'

/** A cover as large as this, px, tells its colours; decoding it so small is the browser's own work, off the main thread. */
const size = 16
const most = 40

const known = new Map<string, Promise<Tone | undefined>>()

async function look(src: string, get: typeof fetch): Promise<Tone | undefined> {
  try {
    const answer = await get(src)
    const kind = answer.headers.get('content-type') ?? ''
    if (!answer.ok || !kind.startsWith('image/')) return undefined
    const bitmap = await createImageBitmap(await answer.blob(), { resizeWidth: size, resizeHeight: size })
    const canvas = document.createElement('canvas')
    canvas.width = size
    canvas.height = size
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return context === null ? undefined : toneOf(context.getImageData(0, 0, size, size).data)
  } catch {
    return undefined
  }
}

/**
 * The tone of a cover, found out once for each address; undefined where it cannot be had: another host that does not allow it, no
 * picture, a drawing that the browser does not decode. Never rejects.
 */
export function readTone(src: string, get: typeof fetch = fetch): Promise<Tone | undefined> {
  const before = known.get(src)
  if (before) return before
  const found = look(src, get)
  known.set(src, found)
  for (const oldest of known.keys()) if (known.size > most) known.delete(oldest)
  return found
}
