const covers = ['harbour.jpg', 'low-tide.jpg', 'night-freight.jpg']

/** An address at which a player serves art, with or without its origin. */
const servedArt = /"(?:https?:\/\/[^"/]*)?\/albumart(?:\?[^"]*)?"/g

const coverFor = (asked: string): string => {
  let sum = 0
  for (const letter of asked) sum += letter.codePointAt(0) ?? 0
  return covers[sum % covers.length] ?? ''
}

/**
 * What a player of the fixtures pushes, with art that the gallery has: those players are nowhere, and nothing
 * is to be asked of addresses in the network of who looks at it. The same address has the same cover each
 * time.
 */
export const withArt = (payload: unknown, origin: string): unknown => {
  const text = JSON.stringify(payload)
  const changed = text?.replaceAll(servedArt, (address) => `"${origin}/backgrounds/${coverFor(address)}"`)
  return changed === undefined || changed === text ? payload : JSON.parse(changed)
}
