/** What plays that is no music of the player's own and is led from elsewhere. */
export type Input = 'airplay' | 'bluetooth' | 'analog'

// 'bluetoth' as devices spell it [D3-5].
const services: Readonly<Record<string, Input>> = {
  airplay: 'airplay',
  bluetoth: 'bluetooth',
  bluetooth: 'bluetooth',
  bt: 'bluetooth',
  analogin: 'analog',
}

/** The input that plays, by the service of a state [D3-5]; undefined where music of the player's own does. */
export const inputOf = ({
  service = '',
  trackType = '',
}: {
  service?: string | undefined
  trackType?: string | undefined
}): Input | undefined => {
  const name = [service, trackType]
    .map((word) => word.toLowerCase())
    .find((word) => Object.hasOwn(services, word))
  return name === undefined ? undefined : services[name]
}
