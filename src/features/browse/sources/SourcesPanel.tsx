import { IconBooks } from '@tabler/icons-react'
import { useTranslation } from '../../../i18n/useTranslation'
import type { BrowseSource } from '../../../../schemas/generated/types'
import { useDevice, useOrigin } from '../../../device'
import { EmptyState } from '../../../ui/EmptyState'
import { ErrorState } from '../../../ui/ErrorState'
import { useTellRefusal } from '../../../ui/toasts/useTellRefusal'
import { WaitingLines } from '../../../ui/WaitingLines'
import { SourceList } from './SourceList'
import { useActiveInput } from './useActiveInput'
import { useSources } from './useSources'
import { useSourcesView } from './useSourcesView'

interface Props {
  /** A source was pressed that has a page of its own, or is an input. */
  onOpen: (source: BrowseSource) => void
}

/** The sources of the player in every state that they can be in: what browse shows while nothing else is [D2.6-2]. */
export function SourcesPanel({ onOpen }: Props) {
  const { t } = useTranslation()
  const device = useDevice()
  const origin = useOrigin()
  const went = useTellRefusal()
  const view = useSourcesView()
  const activeInput = useActiveInput()
  const { phase, sources, retry } = useSources()
  if (phase === 'waiting') return <WaitingLines height={72} count={4} />
  if (phase !== 'ready')
    return (
      <ErrorState title={t('browseSources.noAnswerTitle')} onRetry={retry}>
        {t(`browseSources.noAnswer.${phase}`)}
      </ErrorState>
    )
  if (sources.length === 0)
    return (
      <EmptyState
        icon={<IconBooks size={40} stroke={1.25} aria-hidden />}
        title={t('browseSources.noneTitle')}
      >
        {t('browseSources.none')}
      </EmptyState>
    )
  return (
    <SourceList
      sources={sources}
      view={view}
      origin={origin}
      activeInput={activeInput}
      onOpen={onOpen}
      // Its author is the player [D7-13]: what the panel does not know leaves as it is.
      onCall={({ emit, payload }) => void went(device.sendAuthored(emit, payload))}
    />
  )
}
