import { createContext } from 'react'

/** Who reads: whether accounts are on, and the plan of who is logged in, if anybody is. */
export interface StoryReader {
  isAuthEnabled: boolean
  plan?: string | undefined
}

/** Whether stories and credits are open: to everybody where there are no accounts, else to the premium plan [D5-27 D6-3 D9-39]. */
export const mayReadStories = ({ isAuthEnabled, plan }: StoryReader): boolean =>
  !isAuthEnabled || plan === 'superstar'

/** The reader; the account area says who it is, and without one everything is open. */
export const StoryReaderContext = createContext<StoryReader>({ isAuthEnabled: false })
