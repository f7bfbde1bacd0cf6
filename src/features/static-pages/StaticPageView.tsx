import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/ErrorState'
import { SafeHtml } from '../../ui/SafeHtml'
import { themeFolder } from '../../ui/brand/themeFolder'
import { WaitingLines } from '../../ui/WaitingLines'
import { loadStaticPage, type StaticPage } from './loadStaticPage'

interface Props {
  pageName: string
  load?: typeof loadStaticPage
}

/** A static page of the theme; says so when there is none of this name, or when it does not come. */
export const StaticPageView = ({ pageName, load = loadStaticPage }: Props) => {
  const { t } = useTranslation()
  const [state, setState] = useState<StaticPage | { kind: 'loading' | 'failed' }>({ kind: 'loading' })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    const abort = new AbortController()
    setState({ kind: 'loading' })
    load(themeFolder, pageName, abort.signal).then(setState, () => {
      if (!abort.signal.aborted) setState({ kind: 'failed' })
    })
    return () => abort.abort()
  }, [pageName, load, attempt])
  switch (state.kind) {
    case 'page':
      return <SafeHtml html={state.html} />
    case 'missing':
      return <ErrorState title={t('staticPage.missing')}>{t('staticPage.missingMessage')}</ErrorState>
    case 'failed':
      return (
        <ErrorState title={t('staticPage.failed')} onRetry={() => setAttempt(attempt + 1)}>
          {t('staticPage.failedMessage')}
        </ErrorState>
      )
    case 'loading':
      return <WaitingLines />
  }
}
