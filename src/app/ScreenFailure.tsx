import type { i18n } from 'i18next'
import { Button, Text } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { IconMoodSad } from '@tabler/icons-react'
import { useTranslation } from '../i18n/TranslationProvider'
import { EmptyState } from '../ui/states'
import classes from './ScreenFailure.module.css'

interface Props {
  translator: i18n
  error: unknown
  onReload: () => void
}

/**
 * The last resort, when the shell itself threw: never a blank page. Draws without any of the panel's
 * providers.
 */
export const PanelFailure = ({ translator: { t }, error, onReload }: Props) => (
  <main role="alert" style={{ maxWidth: 440, margin: '20vh auto 0', padding: 16, fontFamily: 'system-ui' }}>
    <h1>{t('failure.panel')}</h1>
    <p>{error instanceof Error ? error.message : String(error)}</p>
    <button type="button" onClick={onReload}>
      {t('action.reload')}
    </button>
  </main>
)

/**
 * Stands in for a screen that threw: the shell around it stays alive, and trying again draws the screen anew.
 */
export const ScreenFailure = ({ error, reset }: ErrorComponentProps) => {
  const { t } = useTranslation()
  return (
    <div role="alert">
      <EmptyState
        icon={<IconMoodSad size={40} stroke={1.25} aria-hidden />}
        title={t('failure.title')}
        action={<Button onClick={reset}>{t('action.tryAgain')}</Button>}
      >
        {t('failure.message')}
      </EmptyState>
      <details className={classes.details}>
        <summary>{t('failure.details')}</summary>
        <Text component="pre" className={classes.text}>
          {error instanceof Error ? `${error.name}: ${error.message}` : String(error)}
        </Text>
      </details>
    </div>
  )
}
