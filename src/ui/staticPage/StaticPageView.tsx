import { hosted } from '../../base'
import 'virtual:texts/staticPage'
import { useEffect, useState } from 'react'
import { sanitizeHtml } from '../sanitizeHtml'
import { useTranslation } from '../../i18n/TranslationProvider'
import { type Language, english, findLanguage } from '../../../schemas/languages'
import { useUiTheme } from '../../theme/uiTheme/UiTheme'
import { ErrorState, WaitingLines } from '../states'
import { SafeHtml } from '../SafeHtml'

/**
 * What became of loading a page: its cleaned HTML, with its language where that is known; or that there is
 * none.
 */
type StaticPage = { kind: 'page'; html: string; lang?: string } | { kind: 'missing' }

const hasText = (html: string) => {
  const template = document.createElement('template')
  template.innerHTML = html
  return (template.content.textContent ?? '').trim() !== ''
}

const shared = '/app/static-pages'

/**
 * Where a page may lie, the best first: what the theme has of it goes before what comes with the panel, so
 * that terms of a brand are never shown as ours in another language.
 */
const placesOf = (folder: string, pageName: string, { code, tag }: Language) => [
  { path: `/app/themes/${folder}/static-pages/${pageName}-${code}.html`, lang: tag },
  { path: `/app/themes/${folder}/static-pages/${pageName}.html` },
  ...(code === 'en' ? [] : [{ path: `${shared}/${code}/${pageName}.html`, lang: tag }]),
  { path: `${shared}/en/${pageName}.html`, lang: 'en' },
]

/**
 * Loads the page of the theme's `folder` with this name and cleans it [D2.16-2], in the language if it is
 * there in that. A host that answers every address with the panel itself has no such page: what is left of
 * that after cleaning is empty. Rejects when the host does not answer.
 */
export const loadStaticPage = async (
  folder: string,
  pageName: string,
  language: Language,
  signal: AbortSignal,
  get: typeof fetch = fetch,
): Promise<StaticPage> => {
  if (!/^[\w-]+$/.test(pageName)) return { kind: 'missing' }
  for (const { path, ...known } of placesOf(folder, pageName, language)) {
    const response = await get(hosted(path), { signal })
    if (response.status === 404) continue
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
    const html = sanitizeHtml(await response.text())
    if (hasText(html)) return { kind: 'page', html, ...known }
  }
  return { kind: 'missing' }
}

interface Props {
  pageName: string
}

const LoadedPage = ({ pageName, onRetry }: Props & { onRetry: () => void }) => {
  const { t, i18n } = useTranslation()
  const { folder } = useUiTheme()
  const { language: drawn } = i18n
  const [state, setState] = useState<StaticPage | { kind: 'loading' | 'failed' }>({ kind: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    const language = findLanguage(drawn) ?? english
    loadStaticPage(folder, pageName, language, abort.signal).then(setState, () => {
      if (!abort.signal.aborted) setState({ kind: 'failed' })
    })
    return () => abort.abort()
  }, [folder, pageName, drawn])
  switch (state.kind) {
    case 'page':
      return (
        <div lang={state.lang}>
          <SafeHtml html={state.html} />
        </div>
      )
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
