import { Button } from '@mantine/core'
import { useLocation, useNavigate, useParams, useRouter } from '@tanstack/react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SettingsPage } from '../features/settings'
import { useBrand } from '../ui/brand/useBrand'
import { screenExists } from '../ui/navigation/screenExists'
import { useGoBack } from '../ui/navigation/useGoBack'
import { coreSections } from './coreSections'
import classes from './PluginScreen.module.css'

/** /plugin/{pluginName}: a settings or plugin page [D2.2-8]. */
export function PluginScreen(): ReactNode {
  const { t } = useTranslation()
  const { pluginName } = useParams({ from: '/plugin/$pluginName' })
  const { searchStr } = useLocation()
  const navigate = useNavigate()
  const router = useRouter()
  const goBack = useGoBack()
  const { word } = useBrand()
  const destinations = useMemo(
    () => ({
      toStaticPage: (pageName: string) =>
        void navigate({ to: '/static-page/$pageName', params: { pageName } }),
      toPlans: () => {
        const path = `/${word}/plans`
        // Without the screen the router would go its way for unknown addresses and land somewhere else unasked.
        const isHere = screenExists(router, path)
        if (isHere) router.history.push(path)
        return isHere
      },
    }),
    [navigate, router, word],
  )
  const leave = useCallback(
    () => router.history.replace(screenExists(router, '/playback') ? '/playback' : '/settings'),
    [router],
  )
  return (
    <>
      {new URLSearchParams(searchStr).get('isPluginSettings') === 'true' && (
        <div className={classes.back}>
          <Button variant="subtle" color="gray" leftSection={<IconChevronLeft size={18} />} onClick={goBack}>
            {t('action.back')}
          </Button>
        </div>
      )}
      <SettingsPage
        key={pluginName}
        pageName={pluginName}
        coreSections={coreSections}
        destinations={destinations}
        onPasswordCancelled={leave}
      />
    </>
  )
}
