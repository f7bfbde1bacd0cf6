import { IconFileAlert } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { useTopic } from '../../device'
import type { CoreSections, Target } from '../../renderer'
import { ErrorState } from '../../ui/ErrorState'
import { OpenPage } from './OpenPage'
import { PageSkeleton } from './PageSkeleton'
import type { PageDestinations } from './useRunCommand'
import { useSettingsPage, type PageSource } from './useSettingsPage'

interface SettingsPageProps {
  /** `category/name`, as the player knows the page. */
  pageName: string
  source?: PageSource
  coreSections: CoreSections
  destinations: PageDestinations
  /** What is to be brought into sight once the page is drawn. */
  revealed?: Target | undefined
  /** The user would not give the page's password [D2.10-2]. */
  onPasswordCancelled: () => void
}

/** A settings or plugin page of the player: on its way, not answered, broken, or drawn [D2.10-1]. */
export function SettingsPage(props: SettingsPageProps) {
  const { t } = useTranslation()
  const { phase, session, retry } = useSettingsPage(props.pageName, props.source)
  const docs = useTopic('pushUiSettings', (settings) => settings?.pluginsDoc)
  if (session)
    return (
      <OpenPage
        key={props.pageName}
        session={session}
        pageName={props.pageName}
        coreSections={props.coreSections}
        destinations={props.destinations}
        showDocs={docs?.showDoc !== false}
        showDescriptions={docs?.showDescription !== false}
        revealed={props.revealed}
        onPasswordCancelled={props.onPasswordCancelled}
      />
    )
  if (phase === 'silent')
    return (
      <ErrorState title={t('settings.silentTitle')} onRetry={retry}>
        {t('settings.silent')}
      </ErrorState>
    )
  if (phase === 'broken')
    return (
      <ErrorState
        title={t('settings.brokenTitle')}
        icon={<IconFileAlert size={40} stroke={1.25} aria-hidden />}
        onRetry={retry}
      >
        {t('settings.broken')}
      </ErrorState>
    )
  return <PageSkeleton />
}
