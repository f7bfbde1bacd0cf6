import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

/** The bare points of a picture: four bytes for each, row by row. */
interface Bitmap {
  data: Buffer
  width: number
  height: number
}

const { resolve } = createRequire(import.meta.url)
let isReady: Promise<unknown> | undefined

/** The points of a WebP that does not move. Rejects when it is damaged. */
export async function decodeWebp(content: Buffer): Promise<Bitmap> {
  const { default: decode, init } = await import('@jsquash/webp/decode.js')
  // By itself it would fetch this file, which Node does not do.
  const load = async () =>
    init(await WebAssembly.compile(await readFile(resolve('@jsquash/webp/codec/dec/webp_dec.wasm'))))
  await (isReady ??= load())
  const { data, width, height } = await decode(Uint8Array.from(content).buffer)
  return { data: Buffer.from(data.buffer, data.byteOffset, data.byteLength), width, height }
}
