import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Keeps the page's title: the UI settings' one, else the default [D2.3-7 D9-38]. */
export const usePageTitle = (pageTitle: string | undefined): void => {
  const { t } = useTranslation()
  const title = pageTitle?.trim() || t('app.defaultTitle')
  useEffect(() => {
    document.title = title
  }, [title])
}
