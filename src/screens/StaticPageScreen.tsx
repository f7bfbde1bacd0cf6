import { useParams } from '@tanstack/react-router'
import { StaticPageView } from '../features/static-pages'

/** A page of HTML that the theme brings along [D2.2-12 D2.16-2]. */
export const StaticPageScreen = () => {
  const { pageName } = useParams({ from: '/static-page/$pageName' })
  return <StaticPageView pageName={pageName} />
}
