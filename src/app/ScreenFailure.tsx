import { Button, Text } from '@mantine/core'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { IconMoodSad } from '@tabler/icons-react'
import { useTranslation } from '../i18n/useTranslation'
import { EmptyState } from '../ui/EmptyState'
import classes from './ScreenFailure.module.css'

/** Stands in for a screen that threw: the shell around it stays alive, and trying again draws the screen anew. */
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
