import { useEffect } from 'react'
import { usePlayback } from '../../features/playback'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'

const icons = { play: '/app/icons/play.svg', pause: '/app/icons/pause.svg' } as const

/** Has the page's icon say whether the player plays or pauses, in the UI theme that wants that [D2.3-7]. */
export const useFavicon = (): void => {
  const { changesFavicon } = useUiTheme()
  const shows = usePlayback((one) =>
    one.hasTag('playing') ? 'play' : one.hasTag('paused') ? 'pause' : undefined,
  )
  const icon = changesFavicon && shows ? icons[shows] : undefined
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link || icon === undefined) return
    const own = link.getAttribute('href') ?? ''
    link.setAttribute('href', icon)
    return () => link.setAttribute('href', own)
  }, [icon])
}
