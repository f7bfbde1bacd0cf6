import { didYouMean } from './didYouMean'

/** Who has more of the same mistakes has renamed something, and needs no guess at each; guessing takes time. */
const most = 50

/** `didYouMean` for a rule that may find the same in a whole page: after the first ones it suggests nothing. */
export function createSuggest(): typeof didYouMean {
  let asked = 0
  return (word, candidates) => {
    asked += 1
    return asked > most ? {} : didYouMean(word, candidates)
  }
}
