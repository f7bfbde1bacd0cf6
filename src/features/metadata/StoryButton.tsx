import { Loader } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import { ActionRow } from '../../ui/rows/ActionRow'
import type { MetadataQuestion } from './askMetadata'
import { storyIcons, type StoryKind } from './storyIcons'
import { useStoryModal } from './useStoryModal'

interface Props {
  kind: StoryKind
  /** What it is about, as the player names it. */
  name: string
  question: MetadataQuestion
}

/** An entry of a sheet that opens a story or credits; says so and rests where nothing was found [D2.4-13 D4-36 D8-7]. */
export function StoryButton({ kind, name, question }: Props) {
  const { t } = useTranslation()
  const { phase, press } = useStoryModal({ kind, name, question })
  const Icon = storyIcons[kind]
  return (
    <ActionRow
      icon={<Icon size={22} stroke={1.6} aria-hidden />}
      label={t(`metadata.${kind}`)}
      note={phase === 'error' ? t('metadata.notFound') : undefined}
      aside={phase === 'loading' ? <Loader size={18} aria-label={t('metadata.loading')} role="img" /> : null}
      disabled={phase === 'error'}
      isBusy={phase === 'loading'}
      onPress={press}
    />
  )
}
