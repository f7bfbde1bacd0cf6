import { useRouter } from '@tanstack/react-router'
import { useCallback, useContext, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from '../i18n/TranslationProvider'
import { useTopic } from '../device'
import { DrivesPanel, preloadDrivesPanel } from '../features/drives'
import { LanguageContext } from '../features/language/language'
import { useMenu } from '../features/menu'
import { WifiPanel } from '../features/network'
import { SettingsPage } from '../features/settings'
import { UpdateCheck } from '../features/system/SystemVersionSection'
import { Wizard, type WizardPanels } from '../features/wizard'
import { findLanguage } from '../../schemas/languages'
import { useBrand } from '../ui/brand/BrandContext'
import { screenExists } from '../ui/navigation/PanelLink'
import { useToasts } from '../ui/toasts/Toast'
import { coreSections, usePageDestinations } from './coreSections'

const stay = () => undefined

const WizardPage = ({ pageName }: { pageName: string }) => (
  <SettingsPage
    pageName={pageName}
    source="getWizardUiConfig"
    coreSections={coreSections}
    destinations={usePageDestinations()}
    onPasswordCancelled={stay}
  />
)

const panels: WizardPanels = { network: WifiPanel, music: DrivesPanel, update: UpdateCheck, page: WizardPage }

/** Where the history keeps the step, so that a page that is loaded anew goes on there. */
const stateOf = (state: unknown): string | undefined => {
  const step: unknown =
    typeof state === 'object' && state !== null ? Reflect.get(state, 'wizardStep') : undefined
  return typeof step === 'string' ? step : undefined
}

/** /wizard: the first-run wizard over the dimmed interface [D2.2-13]. */
export function WizardScreen(): ReactNode {
  const { t } = useTranslation()
  const router = useRouter()
  const toasts = useToasts()
  const { word } = useBrand()
  const { isAccountEnabled } = useMenu()
  const languageStore = useContext(LanguageContext)
  const isLoggedIn = useTopic('pushMy{Brand}Status', ({ loggedIn }) => loggedIn === true)
  const [startAt] = useState(() => stateOf(router.history.location.state))

  useEffect(preloadDrivesPanel, [])
  const onStep = useCallback(
    (wizardStep: string) => {
      const { href, state } = router.history.location
      if (stateOf(state) !== wizardStep) router.history.replace(href, { wizardStep })
    },
    [router],
  )
  const onLanguage = useCallback(
    (code: string) => {
      const language = findLanguage(code) ?? findLanguage('en')
      if (language) void languageStore?.choose(language)
    },
    [languageStore],
  )
  const onLeave = useCallback(
    (destination: 'playback' | 'account') => {
      const account = `/${word}/signup`
      if (destination === 'account' && screenExists(router, account)) {
        router.history.replace(`${account}${router.history.location.search}`)
        return
      }
      if (destination === 'account') toasts.show({ kind: 'info', title: t('wizard.noAccount') })
      router.history.replace('/playback')
    },
    [router, toasts, word, t],
  )
  return (
    <Wizard
      startAt={startAt}
      isAuthEnabled={isAccountEnabled}
      hasUser={isLoggedIn ?? false}
      panels={panels}
      onStep={onStep}
      onLanguage={onLanguage}
      onLeave={onLeave}
    />
  )
}
