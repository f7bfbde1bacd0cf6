/**
 * Runs `act` and returns what it wrote to the console as error or warning; the console gets nothing of it
 * meanwhile.
 */
export async function collectPageErrors(act: () => Promise<void>): Promise<string[]> {
  const pageErrors: string[] = []
  const { error, warn } = console
  const note = (...args: unknown[]) => pageErrors.push(args.map(String).join(' '))
  console.error = note
  console.warn = note
  try {
    await act()
  } finally {
    console.error = error
    console.warn = warn
  }
  return pageErrors
}
