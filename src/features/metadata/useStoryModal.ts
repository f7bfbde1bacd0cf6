import { usePanelModals } from '../../ui/modal/PanelModals'
import type { MetadataQuestion } from './askMetadata'
import type { Metadata } from './readMetadata'
import type { StoryKind } from './storyIcons'
import { useMetadata } from './useMetadata'
import { useStoryGate } from './useStoryGate'

interface Asked {
  kind: StoryKind
  /** What it is about, as the player names it. */
  name: string
  question: MetadataQuestion
}

/** Asks for a story or credits when it is pressed, and opens what came; of an artist also that nothing did [D2.4-13 D4-36 D5-27 D8-6]. */
export function useStoryModal({ kind, name, question }: Asked) {
  const modals = usePanelModals()
  const isOpen = useStoryGate()
  const { phase, ask } = useMetadata(question)
  const open = (metadata: Metadata | undefined) =>
    modals.open({ name: 'modal-story', size: 'md', params: { title: name, metadata } })
  const press = async () => {
    if (phase === 'loading' || !isOpen()) return
    const told = await ask()
    if (told === 'none' && kind === 'artist') open(undefined)
    else if (told && told !== 'none') open(told)
  }
  return { phase, press: () => void press() }
}
