/** How the ways of streaming that lock the panel are called. */
const protocols = {
  airplay: 'airplay',
  bluetooth: 'bluetooth',
  bluetoth: 'bluetooth',
  analogin: 'analogin',
} as const

/** A name that the panel has words for; devices spell one of them without its second 'o' [D3-5]. */
export type Protocol = (typeof protocols)[keyof typeof protocols]

const isKnown = (service: string): service is keyof typeof protocols => Object.hasOwn(protocols, service)

/** The streaming protocol behind a service of the player; undefined for one that the panel has no word for. */
export const protocolOf = (service: string): Protocol | undefined => {
  const name = service.toLowerCase()
  return isKnown(name) ? protocols[name] : undefined
}
