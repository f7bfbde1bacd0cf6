export {
  PlaceContext,
  WayLink,
  useWays,
  NavigationLinksContext,
  type AccountTarget,
  type Ways,
} from './NavigationLinksContext'
