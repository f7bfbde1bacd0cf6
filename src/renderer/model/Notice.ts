/** What a page's author should know of a spot in the page; drawn small beside it, never instead of the page. */
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

/** A notice and the word of the page that it is about (an id, an element's name, a schema's reason). */
export interface Notice {
  code: NoticeCode
  detail?: string
}
