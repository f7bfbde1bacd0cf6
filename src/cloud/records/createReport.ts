import type { Report } from './Report'

/** Writes to the console what of the cloud failed its schema, once per kind; values, which may be personal, are not told. */
export const createReport = (): Report => {
  const told = new Set<string>()
  return (what, errors) => {
    if (told.has(what)) return
    told.add(what)
    const [error] = errors ?? []
    // oxlint-disable-next-line eslint/no-console -- who sets up a cloud looks here first
    console.warn(`${what} of the cloud: ${error?.instancePath ?? ''} ${error?.message ?? 'is invalid'}`)
  }
}
