const words = new Map<unknown, boolean>([
  [true, true],
  ['true', true],
  [1, true],
  ['1', true],
  [false, false],
  ['false', false],
  [0, false],
  ['0', false],
])

/** A boolean, or what players send in its place: "true", "false", 1, 0; undefined for everything else. */
export function flag(raw: unknown): boolean | undefined {
  return words.get(raw)
}
