export {
  PlaceContext,
  AccountLink,
  useNavigationLinks,
  NavigationLinksContext,
  type AccountTarget,
  type NavigationLinks,
} from './NavigationLinksContext'
