import { useParams } from '@tanstack/react-router'
import { IconWorld } from '@tabler/icons-react'
import { useTranslation } from '../i18n/TranslationProvider'
import { useMenu } from '../features/menu'
import { FramedPage } from '../features/outside/FramedPage'
import { EmptyState, WaitingLines } from '../ui/states'
import { useGoBack } from '../ui/navigation/PanelLink'

/** /page/{place}: a page from elsewhere that the player's menu names under this place, and no other. */
export const FramedPageScreen = () => {
  const { t } = useTranslation()
  const { place } = useParams({ from: '/page/$place' })
  const { main, settings, isKnown } = useMenu()
  const goBack = useGoBack()
  const path = `/page/${place}`
  const entry = [...main, ...settings].find(({ action }) => action.kind === 'goto' && action.path === path)
  const href = entry?.action.kind === 'goto' ? entry.action.shows : undefined
  if (!isKnown) return <WaitingLines />
  if (entry === undefined || href === undefined)
    return (
      <EmptyState icon={IconWorld} title={t('outside.goneTitle')}>
        {t('outside.gone')}
      </EmptyState>
    )
  return <FramedPage key={href} name={entry.name || new URL(href).host} href={href} onBack={goBack} />
}
