import { createChance, seedOf } from '../core/seededChance'

type Colour = readonly [red: number, green: number, blue: number]

/** Each: two for the ground, two for the shapes. */
const palettes = [
  '12263a 2f6690 f4d35e ee964b',
  'f2e9e4 c9ada7 4a4e69 22223b',
  '264653 2a9d8f e9c46a e76f51',
  '1b1b2f 162447 e43f5a f6f1eb',
  'fefae0 faedcd d4a373 606c38',
  '2d3142 4f5d75 ef8354 ffffff',
  'ffb4a2 e5989b 6d6875 ffcdb2',
  '0b3d2e 14746f b5e48c d9ed92',
  '3d0c11 780116 f7b538 db7c26',
  'dad7cd a3b18a 344e41 588157',
  '231942 5e548e e0b1cb 9f86c0',
  'edf2fb c1d3fe 28359f ff6b6b',
].map((palette) => palette.split(' ').map(readColour))

function readColour(hex: string): Colour {
  const value = Number.parseInt(hex, 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** How far a point, from 0 to 1 each way, lies outside of a shape; less than 0 inside. */
type Shape = (x: number, y: number) => number

/** Math.hypot takes five times as long, and there are a million of these. */
const far = (x: number, y: number): number => Math.sqrt(x * x + y * y)

const disc = (cx: number, cy: number, radius: number): Shape => {
  return (x, y) => far(x - cx, y - cy) - radius
}
const rings = (cx: number, cy: number, gap: number): Shape => {
  return (x, y) => {
    const distance = far(x - cx, y - cy) / gap
    return (Math.abs((distance % 1) - 0.5) - 0.22) * gap
  }
}
const bands = (angle: number, gap: number): Shape => {
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return (x, y) => {
    const along = (x * cos + y * sin) / gap + 100
    return (Math.abs((along % 1) - 0.5) - 0.2) * gap
  }
}
const hills = (height: number, phase: number): Shape => {
  return (x, y) => height + Math.sin(x * 5 + phase) * 0.07 + Math.sin(x * 11 + phase * 2) * 0.03 - y
}
/** Quarter circles in a grid, each turned as chance has it. */
const tiles = (count: number, chance: () => number): Shape => {
  const turns = Array.from({ length: count * count }, () => Math.floor(chance() * 4))
  return (x, y) => {
    const [column, row] = [
      Math.min(count - 1, Math.floor(x * count)),
      Math.min(count - 1, Math.floor(y * count)),
    ]
    const turn = turns[row * count + column] ?? 0
    const [inX, inY] = [x * count - column, y * count - row]
    const cornerX = turn % 2 === 0 ? inX : 1 - inX
    const cornerY = turn < 2 ? inY : 1 - inY
    return (far(cornerX, cornerY) - 0.92) / count
  }
}

function compose(chance: () => number): readonly Shape[] {
  const around = (middle: number, spread: number) => middle + (chance() - 0.5) * spread
  const kinds: readonly (() => readonly Shape[])[] = [
    () => [rings(around(0.5, 0.8), around(0.5, 0.8), around(0.12, 0.08)), disc(0.5, 0.5, 0.12)],
    () => [
      disc(around(0.5, 0.5), around(0.38, 0.2), around(0.22, 0.1)),
      hills(around(0.68, 0.15), chance() * 6),
    ],
    () => [
      bands(chance() * Math.PI, around(0.16, 0.12)),
      disc(around(0.5, 0.3), around(0.5, 0.3), around(0.26, 0.1)),
    ],
    () => [tiles(2 + Math.floor(chance() * 4), chance), () => 1],
    () => [hills(around(0.5, 0.2), chance() * 6), hills(around(0.75, 0.1), chance() * 6)],
    () => [disc(around(0.35, 0.2), 0.5, around(0.3, 0.1)), disc(around(0.65, 0.2), 0.5, around(0.2, 0.1))],
  ]
  return kinds[Math.floor(chance() * kinds.length)]?.() ?? []
}

/** Draws a square cover, always the same for a name: a gradient with simple shapes. Gives a PNG. */
export async function drawCover(name: string, size: number): Promise<Buffer> {
  // Large, and needed once in the life of most players.
  const { Jimp } = await import('jimp')
  const image = Jimp.fromBitmap({ data: paint(name, size), width: size, height: size })
  return image.getBuffer('image/png', { deflateLevel: 2, filterType: 1 })
}

/** The points row by row, four bytes each: red, green, blue and 255. */
function paint(name: string, size: number): Buffer {
  const chance = createChance(seedOf(name))
  const [top = [0, 0, 0], bottom = top, ...shapeColours] =
    palettes[Math.floor(chance() * palettes.length)] ?? []
  const shapes = compose(chance).map((outside, index) => ({ outside, colour: shapeColours[index] ?? bottom }))
  const slant = chance() / 2
  const points = Buffer.alloc(size * size * 4, 255)
  let offset = 0
  for (let row = 0; row < size; row += 1) {
    const y = (row + 0.5) / size
    for (let column = 0; column < size; column += 1) {
      const x = (column + 0.5) / size
      const down = y * (1 - slant) + x * slant
      let red = top[0] + (bottom[0] - top[0]) * down
      let green = top[1] + (bottom[1] - top[1]) * down
      let blue = top[2] + (bottom[2] - top[2]) * down
      for (const { outside, colour } of shapes) {
        // Soft edges, about a pixel wide.
        const share = Math.min(1, 0.5 - outside(x, y) * size * 1.25)
        if (share <= 0) continue
        red += (colour[0] - red) * share
        green += (colour[1] - green) * share
        blue += (colour[2] - blue) * share
      }
      points[offset] = red
      points[offset + 1] = green
      points[offset + 2] = blue
      offset += 4
    }
  }
  return points
}
