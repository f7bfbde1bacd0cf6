import { useEffect } from 'react'
import { useNowPlaying } from '../../device'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'

/** Sharp at any size. The page itself begins with a PNG: a drawing is drawn by the page's thread, which a start has no time for. */
const ownIcon = '/app/brand/icon.svg'

/** Gives the page the brand's icon, and in the UI theme that wants that one that says whether the player plays or pauses [D2.3-7]. */
export const useFavicon = (): void => {
  const { changesFavicon } = useUiTheme()
  const shows = useNowPlaying(({ status }) => status)
  const icon = changesFavicon && shows && shows !== 'stop' ? `/app/icons/${shows}.svg` : ownIcon
  useEffect(() => document.querySelector('link[rel="icon"]')?.setAttribute('href', icon), [icon])
}
