import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

const hasManager = (): boolean => window.parent !== window

/** Address of a story: within Storybook's own page, or the story alone where there is none around. */
export const storyAddress = (id: string): string =>
  hasManager() ? `./?path=/story/${id}` : `?id=${id}&viewMode=story`

/** Goes to a story without loading anything anew where Storybook's own page is around. */
export const showStory = (storyId: string): void => {
  if (hasManager()) addons.getChannel().emit(SELECT_STORY, { storyId })
  else window.location.assign(storyAddress(storyId))
}
