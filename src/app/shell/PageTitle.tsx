import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useNowPlaying } from '../../device'
import { afterFirstPicture } from '../../ui/firstPicture'

interface Props {
  /** The title that the UI settings want. */
  pageTitle: string | undefined
}

/**
 * Keeps the page's title: `artist - title` while something plays, else the UI settings' one, else the default
 * [D2.3-7 D9-38]. Draws nothing: each track would draw anew whoever called a hook for it.
 */
export const PageTitle = ({ pageTitle }: Props) => {
  const { t } = useTranslation()
  const playing = useNowPlaying(({ status, artist, title }) =>
    status === 'play' ? [artist, title].filter(Boolean).join(' - ') : '',
  )
  const title = playing || pageTitle?.trim() || t('app.defaultTitle')
  useEffect(
    () =>
      afterFirstPicture(() => {
        document.title = title
      }),
    [title],
  )
  return null
}
