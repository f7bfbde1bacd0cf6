import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Picture } from './Picture'
import { png } from './png'

/** Where the picture of a story is. */
interface Place {
  sheet: string
  x: number
  y: number
  width: number
  height: number
}

/** Width of a sheet, px; pictures stand in rows. */
const sheetWidth = 1284
const gap = 2

const cut = (sheet: Picture, { x, y, width, height }: Place): Picture => {
  const data = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row += 1) {
    const from = ((y + row) * sheet.width + x) * 4
    data.set(sheet.data.subarray(from, from + width * 4), row * width * 4)
  }
  return { width, height, data }
}

const paste = (sheet: Picture, { x, y }: Place, { width, height, data }: Picture): void => {
  for (let row = 0; row < height; row += 1)
    sheet.data.set(data.subarray(row * width * 4, (row + 1) * width * 4), ((y + row) * sheet.width + x) * 4)
}

/** The pictures that are kept: sheets of them, and an index that says where each story's is. */
export class Sheets {
  readonly #folder: string
  readonly #index: Record<string, Place>
  readonly #sheets = new Map<string, Picture>()

  constructor(folder: string) {
    this.#folder = folder
    this.#index = existsSync(this.#indexFile()) ? JSON.parse(readFileSync(this.#indexFile(), 'utf8')) : {}
  }

  /** Ids of the stories that have a picture. */
  ids(): string[] {
    return Object.keys(this.#index)
  }

  /** The picture of a story; undefined where none is kept. */
  read(id: string): Picture | undefined {
    const place = this.#index[id]
    return place && cut(this.#sheet(place.sheet), place)
  }

  /** Keeps these pictures of a sheet, in their order, and no others. */
  write(sheet: string, pictures: readonly [id: string, picture: Picture][]): void {
    for (const [id, place] of Object.entries(this.#index)) if (place.sheet === sheet) delete this.#index[id]
    let x = 0
    let y = 0
    let rowHeight = 0
    const places = pictures.map(([, { width, height }]): Place => {
      if (x > 0 && x + width > sheetWidth) {
        y += rowHeight + gap
        x = 0
        rowHeight = 0
      }
      const place = { sheet, x, y, width, height }
      x += width + gap
      rowHeight = Math.max(rowHeight, height)
      return place
    })
    const width = Math.max(...places.map((place) => place.x + place.width))
    const height = y + rowHeight
    const whole = { width, height, data: new Uint8Array(width * height * 4).fill(255) }
    pictures.forEach(([id, picture], turn) => {
      const place = places[turn]
      if (!place) return
      this.#index[id] = place
      paste(whole, place, picture)
    })
    mkdirSync(this.#folder, { recursive: true })
    this.#sheets.set(sheet, whole)
    writeFileSync(join(this.#folder, `${sheet}.png`), png.write(whole))
  }

  /** Writes the index, and removes the sheets of stories that are gone. */
  finish(wanted: ReadonlySet<string>): void {
    for (const [id, { sheet }] of Object.entries(this.#index)) if (!wanted.has(sheet)) delete this.#index[id]
    const index = Object.fromEntries(Object.entries(this.#index).sort(([a], [b]) => a.localeCompare(b)))
    const lines = Object.entries(index).map(
      ([id, place]) => `  ${JSON.stringify(id)}: ${JSON.stringify(place)}`,
    )
    writeFileSync(this.#indexFile(), `{\n${lines.join(',\n')}\n}\n`)
    for (const file of readdirSync(this.#folder))
      if (file.endsWith('.png') && !wanted.has(file.slice(0, -'.png'.length)))
        rmSync(join(this.#folder, file))
  }

  #sheet(name: string): Picture {
    const known = this.#sheets.get(name) ?? png.read(readFileSync(join(this.#folder, `${name}.png`)))
    this.#sheets.set(name, known)
    return known
  }

  #indexFile(): string {
    return join(this.#folder, 'index.json')
  }
}
