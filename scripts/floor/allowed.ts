/**
 * What the built files have beyond the floor all the same: what an older browser shows or does instead. A
 * line that nothing needs any more is a fault, too.
 */
export const allowedInSheets: Readonly<Record<string, string>> = {
  cursor: 'fingers have none',
  resize: 'the field has the size it has',
  'scrollbar-width': 'the scrollbar of the system',
  'scrollbar-color': 'the scrollbar of the system',
  'contain: style': 'a hint for speed',
  'content-visibility': 'a hint for speed',
  'contain-intrinsic-height': 'goes with content-visibility',
  'overscroll-behavior': 'the page behind goes along at the end',
  'overscroll-behavior-x': 'the page behind goes along at the end',
  'overflow-anchor': 'what is above may push',
  'overflow-clip-margin': 'a focus ring is cut at the edge',
  translate: 'formControls.css has margins for the dot of a radio',
  'text-wrap': 'lines break where they are full',
  'text-box-trim': 'a hair of room more above and below',
  'text-box-edge': 'goes with text-box-trim',
  'accent-color': 'the blue of the system',
  '@property': 'the line is at its place at once',
  '::selection': 'the colour of the system',
  '@media (forced-colors)': 'there is no such mode',
  'forced-color-adjust': 'goes with forced-colors',
  'container-type': 'withoutContainers.ts has a width of the window for each',
  '@container': 'withoutContainers.ts has a width of the window for each',
}

/** The same for scripts. */
export const allowedInScripts: Readonly<Record<string, string>> = {
  wakeLock: 'is asked for by way of a variable: the screen may sleep',
  timeRemaining: 'only those that have requestIdleCallback call back with it',
  createContext: "a member of React's own",
  skipTransition: 'React, of a transition that only those begin that can',
  currentEntry: 'React, of navigation, whose presence it asks for',
  updateCallbackDone: 'the router, of a transition that only those begin that can',
  transferSize: 'React takes it where it is',
  downlink: 'React takes it where it is',
  detect: "a member of i18next's own",
  packets: "a member of Engine.IO's own",
  structuredClone: 'src/fills.ts brings one for values that are JSON',
  WebTransport: 'no socket of ours asks for that way',
  createBidirectionalStream: 'no socket of ours asks for that way',
}
