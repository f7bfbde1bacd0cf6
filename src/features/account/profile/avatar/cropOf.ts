/** Which part of a picture is taken: `zoom` from 1 (all that fits) up, `x` and `y` from -1 (start) to 1 (end). */
export interface Crop {
  zoom: number
  x: number
  y: number
}

/** Nearest that one gets. */
export const largestZoom = 4

/** The middle of a picture, as much as fits into a square. */
export const middle: Crop = { zoom: 1, x: 0, y: 0 }

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))

/** A crop that keeps its limits. */
export const limitCrop = ({ zoom, x, y }: Crop): Crop => ({
  zoom: within(zoom, 1, largestZoom),
  x: within(x, -1, 1),
  y: within(y, -1, 1),
})

/** The square of a picture, in its own pixels, that a crop takes; always inside of it. */
export const cropOf = (
  { width, height }: { width: number; height: number },
  crop: Crop,
): { left: number; top: number; side: number } => {
  const { zoom, x, y } = limitCrop(crop)
  const side = Math.min(width, height) / zoom
  return { side, left: ((width - side) * (1 + x)) / 2, top: ((height - side) * (1 + y)) / 2 }
}

/**
 * The crop after the picture was pushed by `dx` and `dy` px in a preview of `edge` px: the picture follows the finger, so what is
 * taken goes the other way.
 */
export const pushCrop = (
  picture: { width: number; height: number },
  crop: Crop,
  { dx, dy, edge }: { dx: number; dy: number; edge: number },
): Crop => {
  const { side } = cropOf(picture, crop)
  const scale = side / edge
  const along = (room: number, delta: number) => (room > 0 ? (-2 * delta * scale) / room : 0)
  return limitCrop({
    zoom: crop.zoom,
    x: crop.x + along(picture.width - side, dx),
    y: crop.y + along(picture.height - side, dy),
  })
}
