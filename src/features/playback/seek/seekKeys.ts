/** So far arrows and page keys move, ms; the page keys as far as a skip does [D9-8]. */
const arrow = 5_000
const page = 15_000

/** Where a key takes the track, ms; undefined for keys that do not. Later is always up, and towards the end of the line. */
export function seekKeys(
  { key, currentTarget }: { key: string; currentTarget: EventTarget & Element },
  shown: number,
  length: number,
): number | undefined {
  const onward = getComputedStyle(currentTarget).direction === 'rtl' ? -arrow : arrow
  const places: Readonly<Record<string, number>> = {
    ArrowRight: shown + onward,
    ArrowLeft: shown - onward,
    ArrowUp: shown + arrow,
    ArrowDown: shown - arrow,
    PageUp: shown + page,
    PageDown: shown - page,
    Home: 0,
    End: length,
  }
  return Object.hasOwn(places, key) ? places[key] : undefined
}
