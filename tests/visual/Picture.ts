/** A picture in memory: four bytes a pixel, row by row. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}
