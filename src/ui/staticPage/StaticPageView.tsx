import { hosted } from '../../base'
import 'virtual:texts/staticPage'
import { useEffect, useState } from 'react'
import { sanitizeHtml } from '../sanitizeHtml'
import { useTranslation } from '../../i18n/TranslationProvider'
import { type Language, english, findLanguage } from '../../../schemas/languages'
import { type UiTheme, useUiTheme } from '../../theme/uiTheme/UiTheme'
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

/** Pages that come with the panel, in each of its languages. */
const comeAlong = ['credits', 'disclaimer', 'eula', 'terms']

/**
 * Where a page may lie, the best first. What the theme has of it stands in the place of what comes with the
 * panel: terms of a brand are never shown as ours in another language.
 */
function placesOf({ folder, ownPages }: ThemePages, pageName: string, { code, tag }: Language) {
  const own = `/app/themes/${folder}/static-pages/${pageName}`
  const isOwn = ownPages.includes(pageName)
  const translated = isOwn ? `${own}-${code}.html` : `/app/static-pages/${code}/${pageName}.html`
  const isKnown = isOwn || comeAlong.includes(pageName)
  return [
    ...(isKnown && code !== 'en' ? [{ path: translated, lang: tag }] : []),
    isKnown && !isOwn
      ? { path: `/app/static-pages/en/${pageName}.html`, lang: 'en' }
      : { path: `${own}.html` },
  ]
}

type ThemePages = Pick<UiTheme, 'folder' | 'ownPages'>

/**
 * Loads the page with this name, of the theme or that comes along, and cleans it [D2.16-2], in the language
 * if it is there in that. A host that answers every address with the panel itself has no such page: what is
 * left of that after cleaning is empty. Rejects when the host does not answer.
 */
export const loadStaticPage = async (
  theme: ThemePages,
  pageName: string,
  language: Language,
  signal: AbortSignal,
  get: typeof fetch = fetch,
): Promise<StaticPage> => {
  if (!/^[\w-]+$/.test(pageName)) return { kind: 'missing' }
  for (const { path, ...known } of placesOf(theme, pageName, language)) {
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
  const theme = useUiTheme()
  const { language: drawn } = i18n
  const [state, setState] = useState<StaticPage | { kind: 'loading' | 'failed' }>({ kind: 'loading' })
  useEffect(() => {
    const abort = new AbortController()
    const language = findLanguage(drawn) ?? english
    loadStaticPage(theme, pageName, language, abort.signal).then(setState, () => {
      if (!abort.signal.aborted) setState({ kind: 'failed' })
    })
    return () => abort.abort()
  }, [theme, pageName, drawn])
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
