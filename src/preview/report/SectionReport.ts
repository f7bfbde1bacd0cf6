/** What pressing a button of the page would do on a player. Payloads are JSON text; '' stands for none. */
export type Effect =
  | { kind: 'sends'; event: string; payload: string }
  /** The interface does not send it, because it could crash a player. */
  | { kind: 'refused'; event: string; payload: string; reason: string }
  | { kind: 'opens'; address: string; isSignIn: boolean }
  /** No address that the interface opens. */
  | { kind: 'unsafe'; address: string }
  /** Opens a static page of the interface by its name. */
  | { kind: 'goesTo'; pageName: string }
  | { kind: 'plans' }
  /** A link in a text of the page. */
  | { kind: 'follows'; address: string }
  /** It says nothing that can be done. */
  | { kind: 'nothing' }

/** One field as it stands now. */
export interface FieldReport {
  key: string
  id: string
  label: string
  /** Its element, an input with its type: `switch`, `input number`. */
  kind: string
  /** What it holds, as JSON text. */
  value: string
  /** What the page gave it, as JSON text, where that differs. */
  given?: string
  /** Why it is not drawn. */
  hiddenBecause?: string
  /** What a press of Save said against it. */
  error?: string
}

/** A question that is asked before something is sent. */
interface QuestionReport {
  title: string
  message: string
}

/** What a button of the page would do. */
export interface ButtonReport {
  key: string
  label: string
  hiddenBecause?: string
  question?: QuestionReport
  effect: Effect
}

/** What Save of a section would do. */
export interface SaveReport {
  label: string
  hiddenBecause?: string
  question?: QuestionReport
  /** Limits that the edited fields break; as long as there is one nothing is sent. */
  objections: { id: string; label: string; text: string }[]
  effect: Effect
}

/** One section of the page. */
export interface SectionReport {
  key: string
  id: string
  /** Its label, else its id. */
  title: string
  isHidden: boolean
  /** Name of the section that the interface brings itself, for such a one. */
  coreSection?: string
  fields: FieldReport[]
  buttons: ButtonReport[]
  save?: SaveReport
}
