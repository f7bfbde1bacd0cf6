import { Loader } from '@mantine/core'
import { IconBook2, IconDisc, IconMicrophone2, IconUsers } from '@tabler/icons-react'
import { useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { usePanelModals } from '../../ui/modal/PanelModals'
import { ActionRow } from '../../ui/rows/ActionRow'
import type { MetadataQuestion } from './askMetadata'
import { mayReadStories, StoryReaderContext } from './mayReadStories'
import type { Metadata } from './readMetadata'
import { useMetadata } from './useMetadata'

interface Props {
  kind: 'artist' | 'album' | 'track' | 'credits'
  /** What it is about, as the player names it. */
  name: string
  question: MetadataQuestion
}

const icons = { artist: IconMicrophone2, album: IconDisc, track: IconBook2, credits: IconUsers }

/**
 * Asks for a story or credits and opens what came; says so and rests where nothing was found [D2.4-13 D4-36 D5-27], of an
 * artist in a modal, too [D8-6].
 */
export function StoryButton({ kind, name, question }: Props) {
  const { t } = useTranslation()
  const modals = usePanelModals()
  const reader = useContext(StoryReaderContext)
  const { phase, ask } = useMetadata(question)
  const Icon = icons[kind]
  const open = (metadata: Metadata | undefined) =>
    modals.open({ name: 'modal-story', size: 'md', params: { title: name, metadata } })
  const press = async () => {
    if (phase === 'loading') return
    if (!mayReadStories(reader)) {
      modals.open({ name: 'modal-premium', size: 'sm' })
      return
    }
    const told = await ask()
    if (told === 'none' && kind === 'artist') open(undefined)
    else if (told && told !== 'none') open(told)
  }
  return (
    <ActionRow
      icon={<Icon size={22} stroke={1.6} aria-hidden />}
      label={t(`metadata.${kind}`)}
      note={phase === 'error' ? t('metadata.notFound') : undefined}
      aside={phase === 'loading' ? <Loader size={18} aria-label={t('metadata.loading')} role="img" /> : null}
      disabled={phase === 'error'}
      isBusy={phase === 'loading'}
      onPress={() => void press()}
    />
  )
}
