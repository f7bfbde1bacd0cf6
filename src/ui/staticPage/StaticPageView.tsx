import { hosted } from '../../base'
import 'virtual:texts/staticPage'
import { useEffect, useState } from 'react'
import { sanitizeHtml } from '../sanitizeHtml'
import { useTranslation } from '../../i18n/TranslationProvider'
import { useUiTheme } from '../../theme/uiTheme/UiTheme'
import { ErrorState, WaitingLines } from '../states'
import { SafeHtml } from '../SafeHtml'

/** What became of loading a page: its cleaned HTML, or that there is none of this name. */
type StaticPage = { kind: 'page'; html: string } | { kind: 'missing' }

const hasText = (html: string) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return (template.content.textContent ?? '').trim() !== ''
}

/**
 * Loads the page `{base}/static-pages/{pageName}.html` of the theme and cleans it [D2.16-2]. A host that
 * answers every address with the panel itself has no such page: what is left of that after cleaning is empty.
 * Rejects when the host does not answer.
 */
export const loadStaticPage = async (
  base: string,
  pageName: string,
  signal: AbortSignal,
  get: typeof fetch = fetch,
): Promise<StaticPage> => {
  if (!/^[\w-]+$/.test(pageName)) return { kind: 'missing' }
  const response = await get(`${base}/static-pages/${pageName}.html`, { signal })
  if (response.status === 404) return { kind: 'missing' }
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const html = sanitizeHtml(await response.text())
  return hasText(html) ? { kind: 'page', html } : { kind: 'missing' }
}

interface Props {
  pageName: string
}

const LoadedPage = ({ pageName, onRetry }: Props & { onRetry: () => void }) => {
  const { t } = useTranslation()
  const { folder } = useUiTheme()
  const [state, setState] = useState<StaticPage | { kind: 'loading' | 'failed' }>({ kind: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    loadStaticPage(hosted(`/app/themes/${folder}`), pageName, abort.signal).then(setState, () => {
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
