/** The page that only parses the same traffic, in the lines of the table. */
export const bare = 'A page that only parses and shows 20 rows'

/** Lists that a phone scrolls 9,000 px in 3 s, and what is said of each. */
export const scrolled = {
  bare: 'A page without a library, on a phone',
  queue: 'Scrolling a queue of 1,000 on a phone',
  library: 'Scrolling a library of 1,000 on a phone',
}
export const onMean = 'a frame, on the mean'

/** A list that must not slow down who types in it. */
export const longForm = 'Form with a list of 500 objects'
export const bareKey = 'A page without a library: key in a text field to next paint'

/** What a figure is compared with, in the same run. */
interface Comparison {
  /** The line of the bare page. */
  with: string
  /** How many times that it may take, by the figures that the budget was set beside. */
  atMost: number
}

/** By the line of a figure that is ours. Milliseconds of two machines do not compare, these do. */
export const comparisons: Readonly<Record<string, Comparison>> = {
  'Queue of 1,000: push to first row': { with: `${bare}: queue of 1,000`, atMost: 150 / 100 },
  'Queue of 10,000 (4.0 MB): push to first row': { with: `${bare}: queue of 10,000`, atMost: 1000 / 825 },
  'Browse, 1,000 songs: push to first row': { with: `${bare}: 1,000 songs`, atMost: 150 / 94 },
  'Browse, 10,000 songs: push to first row': { with: `${bare}: 10,000 songs`, atMost: 850 / 666 },
  [`${longForm}: key in one of them`]: { with: bareKey, atMost: 60 / 14 },
  [`${longForm}: key beside it`]: { with: bareKey, atMost: 60 / 14 },
  // 45 frames a second where that page has 60.
  [`${scrolled.queue}: ${onMean}`]: { with: `${scrolled.bare}: ${onMean}`, atMost: 60 / 45 },
  [`${scrolled.library}: ${onMean}`]: { with: `${scrolled.bare}: ${onMean}`, atMost: 60 / 45 },
  'Cold load of what plays: title on screen': { with: `${bare}: title after a cold load`, atMost: 900 / 544 },
}
