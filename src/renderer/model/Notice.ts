/**
 * What a page's author should know of a spot in the page; drawn small beside it, never instead of the page.
 */
export type NoticeCode =
  | 'noSections'
  | 'noContent'
  | 'invalidSection'
  | 'unknownElement'
  | 'missingId'
  | 'repeatedId'
  | 'visibleIfUnknownField'
  | 'noOptions'
  | 'valueNotAmongOptions'
  | 'notANumber'
  | 'notADate'
  | 'notATime'
  | 'notADateTime'
  | 'notAMonth'
  | 'notAWeek'
  | 'notAColor'
  | 'noBars'
  | 'noAction'
  | 'cannotSave'
  | 'unknownSaveField'
  | 'unsafeAddress'
  | 'schema'
  | 'schemaTooDeep'
  | 'schemaTooLarge'
  | 'schemaBesideContent'

/** A notice and the word of the page that it is about (an id, an element's name, a schema's reason). */
export interface Notice {
  code: NoticeCode
  detail?: string
}

const valueCodes: readonly NoticeCode[] = [
  'valueNotAmongOptions',
  'notANumber',
  'notADate',
  'notATime',
  'notADateTime',
  'notAMonth',
  'notAWeek',
  'notAColor',
]

/**
 * Whether a notice is about the value that was pushed, and thus no longer true of a field that holds another.
 */
export function isAboutValue({ code, detail }: Notice): boolean {
  // A schema's reason begins with the place in the item that it is about.
  return valueCodes.includes(code) || (code === 'schema' && detail?.startsWith('/value') === true)
}
