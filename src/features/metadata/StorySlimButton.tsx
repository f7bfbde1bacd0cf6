import { Loader } from '@mantine/core'
import { useTranslation } from '../../i18n/useTranslation'
import { SlimButton } from '../../ui/slimButton/SlimButton'
import { storyIcons, type StoryKind } from './storyIcons'
import type { MetadataPhase } from './useMetadata'

interface Props {
  kind: StoryKind
  label: string
  phase: MetadataPhase
  onPress: () => void
}

/** A slim button for what is told, which waits, and rests where nothing was found [D4-36 D8-7]. */
export function StorySlimButton({ kind, label, phase, onPress }: Props) {
  const { t } = useTranslation()
  const Icon = storyIcons[kind]
  return (
    <SlimButton
      variant="subtle"
      icon={
        phase === 'loading' ? (
          <Loader size={20} aria-label={t('metadata.loading')} role="img" />
        ) : (
          <Icon size={20} stroke={1.6} aria-hidden />
        )
      }
      label={label}
      note={phase === 'error' ? t('metadata.notFound') : undefined}
      disabled={phase === 'error'}
      isBusy={phase === 'loading'}
      onPress={onPress}
    />
  )
}
