/** The version after one: its last number is counted up, e.g. 0.9 → 0.10. */
export const nextVersion = (version: string): string =>
  version.replace(/\d+(?!.*\d)/, (last) => String(Number(last) + 1))
