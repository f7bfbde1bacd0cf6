const size = (name: string, width: number, height: number) => ({
  name: `${name} ${width}x${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
})

/** The screens that the panel is made for. */
export const viewports = {
  narrow: size('Narrow phone', 320, 640),
  phone: size('Phone', 390, 844),
  lying: size('Phone that lies', 667, 375),
  tablet: size('Tablet', 820, 1180),
  kiosk: size('Kiosk', 800, 480),
  wide: size('Desktop', 1280, 800),
}

/** The name of one of them. */
export type Viewport = keyof typeof viewports

/** Whether a word names one of them. */
export const isViewport = (word: string): word is Viewport => Object.hasOwn(viewports, word)

/** The size of one of them, px. */
export const sizeOf = (viewport: Viewport): { width: number; height: number } => {
  const { width, height } = viewports[viewport].styles
  return { width: Number.parseInt(width, 10), height: Number.parseInt(height, 10) }
}
