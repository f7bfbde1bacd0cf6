/** A push that only says that something happened: whatever comes with it, usually '', is null here. */
export function nothing(_raw: unknown): null {
  return null
}
