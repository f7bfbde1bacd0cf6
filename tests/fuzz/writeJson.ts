/**
 * Begins a string that stands for JSON that JSON.stringify cannot write; what follows is `raw:<json>` or
 * `deep:<levels>`.
 */
const mark = '\u2622'

/** A string that `writeJson` replaces by `json` as it is. */
export const rawJson = (json: string): string => `${mark}raw:${json}`

/** A string that `writeJson` replaces by that many lists within each other. */
export const deepJson = (levels: number): string => `${mark}deep:${levels}`

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/**
 * The JSON text of a value, with the strings made by `rawJson` and `deepJson` replaced by what they stand
 * for.
 */
export const writeJson = (value: unknown): string =>
  (JSON.stringify(value) ?? 'null').replaceAll(
    /"\u2622(raw|deep):((?:[^"\\]|\\.)*)"(?!:)/g,
    (whole, kind: string, rest: string) => {
      if (kind === 'raw') {
        const json = String(JSON.parse(`"${rest}"`))
        // A mutation may have made another string of it.
        return isJson(json) ? json : whole
      }
      const levels = Number(rest)
      return Number.isInteger(levels) ? '['.repeat(levels) + ']'.repeat(levels) : whole
    },
  )
