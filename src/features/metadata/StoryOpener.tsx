import { useTranslation } from '../../i18n/useTranslation'
import type { MetadataQuestion } from './askMetadata'
import { StorySlimButton } from './StorySlimButton'
import type { StoryKind } from './storyIcons'
import { useStoryModal } from './useStoryModal'

interface Props {
  kind: StoryKind
  /** What it is about, as the player names it. */
  name: string
  question: MetadataQuestion
}

/** The same as a button in a line of others, as at the head of a page [D2.6-4]. */
export function StoryOpener({ kind, name, question }: Props) {
  const { t } = useTranslation()
  const { phase, press } = useStoryModal({ kind, name, question })
  return <StorySlimButton kind={kind} label={t(`metadata.${kind}`)} phase={phase} onPress={press} />
}
