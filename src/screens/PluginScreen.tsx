import { Button } from '@mantine/core'
import { useLocation, useParams, useRouter } from '@tanstack/react-router'
import { IconChevronLeft } from '@tabler/icons-react'
import { useCallback, useMemo, type ReactNode } from 'react'
import { useTranslation } from '../i18n/TranslationProvider'
import { SettingsPage } from '../features/settings'
import { useGoBack } from '../ui/navigation/PanelLink'
import { targetInHash } from '../ui/knownSettings/KnownSettings'
import { coreSections, usePageDestinations } from './coreSections'
import classes from './PluginScreen.module.css'

/** /plugin/{pluginName}: a settings or plugin page [D2.2-8]. */
export function PluginScreen(): ReactNode {
  const { t } = useTranslation()
  const { pluginName } = useParams({ from: '/plugin/$pluginName' })
  const { searchStr, hash } = useLocation()
  const revealed = useMemo(() => targetInHash(hash), [hash])
  const router = useRouter()
  const goBack = useGoBack()
  const destinations = usePageDestinations()
  const leave = useCallback(() => router.history.replace('/playback'), [router])
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
        revealed={revealed}
        onPasswordCancelled={leave}
      />
    </>
  )
}
