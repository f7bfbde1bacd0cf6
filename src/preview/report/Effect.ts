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
