/** What one press, button or entry sends. */
export interface Row {
  /** What is pressed, in the words of the panel. */
  press: string
  /** What it is pressed on, by its type or a word for it. */
  of: string
  /** The name of the request as the code knows it, or '' where nothing is sent. */
  event: string
  /** The payload in words. */
  payload: string
}
