import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { Notice } from '../../ui/Notice'
import type { MetadataQuestion } from './askMetadata'
import { FoldedText } from './FoldedText'
import type { Metadata } from './readMetadata'
import { StorySlimButton } from './StorySlimButton'
import { useMetadata } from './useMetadata'
import { useStoryGate } from './useStoryGate'

/** A story to be told on a page. */
export interface StoryTold {
  /** As it came with the page, HTML; '' where it did not. */
  html: string
  /** What the player is asked where it did not come; undefined where there is nothing to ask. */
  question: MetadataQuestion | undefined
}

const kinds: Partial<Record<MetadataQuestion['mode'], 'artist' | 'album' | 'track'>> = {
  storyArtist: 'artist',
  storyAlbum: 'album',
  storyTrack: 'track',
}

/** The story of a page in its place, with 'read more' [D2.6-4 D2.6-5]; where the page has none, a button that asks for it [D5-27]. */
export function StoryText({ html, question }: StoryTold) {
  const mayOpen = useStoryGate()
  if (html.trim() !== '') return <FoldedText html={html} mayOpen={mayOpen} />
  return question ? <AskedStory key={JSON.stringify(question)} question={question} /> : null
}

function AskedStory({ question }: { question: MetadataQuestion }) {
  const { t } = useTranslation()
  const mayOpen = useStoryGate()
  const { phase, ask } = useMetadata(question)
  const [told, setTold] = useState<Metadata>()
  const kind = kinds[question.mode]
  if (!kind) return null
  const press = async () => {
    if (phase === 'loading' || !mayOpen()) return
    const answer = await ask()
    if (answer && answer !== 'none') setTold(answer)
  }
  if (told?.kind !== 'story')
    return (
      <StorySlimButton kind={kind} label={t(`metadata.${kind}`)} phase={phase} onPress={() => void press()} />
    )
  return (
    <>
      <FoldedText isOpened html={told.html} mayOpen={mayOpen} />
      {told.isPart ? <Notice>{t('metadata.premium.rest')}</Notice> : null}
    </>
  )
}
