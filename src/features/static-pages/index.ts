export { StaticPageView } from './StaticPageView'
