export { StaticPageView } from '../../ui/staticPage/StaticPageView'
