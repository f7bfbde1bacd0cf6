/** Sizes of the diagram, px. */
export const measures = {
  padding: 14,
  titleSize: 14,
  titleHeight: 30,
  lineSize: 12,
  labelSize: 12,
  lineHeight: 17,
  mark: { start: { width: 12, height: 12 }, anywhere: { width: 108, height: 24 } },
  /** About how wide a text is drawn; system fonts differ, so it is rather too much. */
  widthOf: (text: string, size: number): number => Math.ceil(text.length * size * 0.56) + 2,
} as const
