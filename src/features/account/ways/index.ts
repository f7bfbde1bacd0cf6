export { PlaceContext, WayLink, useWays, WaysContext, type AccountTarget, type Ways } from './WaysContext'
