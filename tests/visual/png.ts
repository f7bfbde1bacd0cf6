import { PNG } from 'pngjs'
import type { Picture } from './Picture'

/** Reads and writes PNG files. */
export const png = {
  read: (file: Buffer): Picture => {
    const { width, height, data } = PNG.sync.read(file)
    return { width, height, data }
  },
  /** As small as it gets. */
  write: ({ width, height, data }: Picture): Buffer => {
    const image = new PNG({ width, height })
    image.data = Buffer.from(data)
    const files = [0, -1].map((filterType) =>
      PNG.sync.write(image, { colorType: 2, inputHasAlpha: true, deflateLevel: 9, filterType }),
    )
    return files.reduce((least, file) => (file.length < least.length ? file : least))
  },
}
