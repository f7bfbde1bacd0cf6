import { Button, Text } from '@mantine/core'
import { IconMoodSad } from '@tabler/icons-react'
import type { ErrorComponentProps } from '@tanstack/react-router'
import type { i18n } from 'i18next'
import { type ReactNode, useEffect, useState } from 'react'
import { textsLoaded } from '../i18n/knownTexts'
import { useTranslation } from '../i18n/TranslationProvider'
import { EmptyState, WaitingLines } from '../ui/states'
import classes from './ScreenFailure.module.css'

/** A screen takes nothing: what it shows is in its address and in the contexts above it. */
type Screen = () => ReactNode

/** A screen whose file is fetched when it is first drawn, or told to. */
export type LazyScreen = Screen & {
  /**
   * Fetches the file ahead of drawing, resolves when it is here or cannot be had; a failure is left to be met
   * again by drawing.
   */
  load: () => Promise<void>
}

/**
 * A screen that is loaded when it is first drawn. Unlike React's own lazy it forgets a failure, so that
 * drawing it anew (the error screen's "try again") loads again: the device that serves the chunks may have
 * been restarting.
 */
export const lazyScreen = (load: () => Promise<Screen>): LazyScreen => {
  let loaded: Screen | undefined
  let loading: Promise<Screen> | undefined
  const loadOnce = () =>
    (loading ??= load().then(
      (screen) => {
        const take = () => (loaded = screen)
        // The texts that came along, if they are still on their way.
        return textsLoaded()?.then(take) ?? take()
      },
      (error: unknown) => {
        loading = undefined
        throw error
      },
    ))
  const LazyScreen = () => {
    const [failure, setFailure] = useState<{ error: unknown }>()
    const [Screen, setScreen] = useState(() => loaded)
    // It may have come since it was looked for: drawing takes its time.
    const isMissing = !Screen
    useEffect(() => {
      if (!isMissing) return
      loadOnce().then(
        (screen) => setScreen(() => screen),
        (error: unknown) => setFailure({ error }),
      )
    }, [isMissing])
    if (failure) throw failure.error
    return Screen ? <Screen /> : <WaitingLines />
  }
  return Object.assign(LazyScreen, {
    load: () =>
      loadOnce().then(
        () => undefined,
        () => undefined,
      ),
  })
}

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
        icon={IconMoodSad}
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
