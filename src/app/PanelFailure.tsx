import type { i18n } from 'i18next'

interface Props {
  translator: i18n
  error: unknown
  onReload: () => void
}

/** The last resort, when the shell itself threw: never a blank page. Draws without any of the panel's providers. */
export const PanelFailure = ({ translator: { t }, error, onReload }: Props) => (
  <main role="alert" style={{ maxWidth: 440, margin: '20vh auto 0', padding: 16, fontFamily: 'system-ui' }}>
    <h1>{t('failure.panel')}</h1>
    <p>{error instanceof Error ? error.message : String(error)}</p>
    <button type="button" onClick={onReload}>
      {t('action.reload')}
    </button>
  </main>
)
