import { useEffect } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useTopic } from '../../device'
import { afterFirstPicture } from '../../ui/firstPicture'

/**
 * Keeps the page's title: `artist - title` while something plays, else the UI settings' one, else the default
 * [D2.3-7 D9-38].
 */
export const usePageTitle = (pageTitle: string | undefined): void => {
  const { t } = useTranslation()
  const playing = useTopic('pushState', ({ status, artist, title }) =>
    status === 'play' ? [artist?.trim(), title?.trim()].filter(Boolean).join(' - ') : '',
  )
  const title = playing || pageTitle?.trim() || t('app.defaultTitle')
  useEffect(
    () =>
      afterFirstPicture(() => {
        document.title = title
      }),
    [title],
  )
}
