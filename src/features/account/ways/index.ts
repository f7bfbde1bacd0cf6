export { PlaceContext } from './PlaceContext'
export { WayLink } from './WayLink'
export { useWays, WaysContext, type AccountTarget, type Ways } from './WaysContext'
