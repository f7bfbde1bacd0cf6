import { useEffect, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { useUiTheme } from '../../theme/uiTheme/UiThemeContext'
import { ErrorState } from '../ErrorState'
import { SafeHtml } from '../SafeHtml'
import { WaitingLines } from '../WaitingLines'
import { loadStaticPage, type StaticPage } from './loadStaticPage'
import './texts'

interface Props {
  pageName: string
}

const LoadedPage = ({ pageName, onRetry }: Props & { onRetry: () => void }) => {
  const { t } = useTranslation()
  const { folder } = useUiTheme()
  const [state, setState] = useState<StaticPage | { kind: 'loading' | 'failed' }>({ kind: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    loadStaticPage(`/app/themes/${folder}`, pageName, abort.signal).then(setState, () => {
      if (!abort.signal.aborted) setState({ kind: 'failed' })
    })
    return () => abort.abort()
  }, [folder, pageName])
  switch (state.kind) {
    case 'page':
      return <SafeHtml html={state.html} />
    case 'missing':
      return <ErrorState title={t('staticPage.missing')}>{t('staticPage.missingMessage')}</ErrorState>
    case 'failed':
      return (
        <ErrorState title={t('staticPage.failed')} onRetry={onRetry}>
          {t('staticPage.failedMessage')}
        </ErrorState>
      )
    case 'loading':
      return <WaitingLines />
  }
}

/** A static page of the theme; says so when there is none of this name, or when it does not come. */
export const StaticPageView = ({ pageName }: Props) => {
  const [attempt, setAttempt] = useState(0)
  return (
    <LoadedPage key={`${attempt} ${pageName}`} pageName={pageName} onRetry={() => setAttempt(attempt + 1)} />
  )
}
