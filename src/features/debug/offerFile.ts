/** Offers data to the browser as a JSON file; its name begins with `what` and tells the moment. Returns the name. */
export const offerFile = (what: string, data: unknown): string => {
  const file = new Blob([JSON.stringify(data, null, 1)], { type: 'application/json' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = `${what}-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.json`
  link.click()
  // Some browsers read the file only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
  return link.download
}
