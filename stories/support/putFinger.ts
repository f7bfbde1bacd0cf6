import { fireEvent } from 'storybook/test'

/** px from the window's corner. */
export interface Point {
  x: number
  y: number
}

/** Number of the pointer that every browser has, so that what it lies on may capture it. */
const pointerId = 1

/** A finger that lies down on whatever is uppermost at a point, and stays there until it is lifted. */
export async function putFinger(at: Point) {
  const target = document.elementFromPoint(at.x, at.y)
  if (!target) throw new Error(`Nothing lies at ${at.x}, ${at.y}`)
  let last = at
  const init = () => ({ clientX: last.x, clientY: last.y, button: 0, isPrimary: true, pointerId })
  await fireEvent.pointerDown(target, init())
  return {
    slide: async (to: Point) => {
      last = to
      await fireEvent.pointerMove(target, init())
    },
    lift: () => fireEvent.pointerUp(target, init()),
  }
}
