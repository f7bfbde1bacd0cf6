/** What a constraint says of a value: a code that has a text in every language, and the limit it names. */
export interface FieldError {
  code:
    | 'notANumber'
    | 'tooSmall'
    | 'tooLarge'
    | 'step'
    | 'tooLong'
    | 'tooShort'
    | 'pattern'
    | 'ip'
    | 'email'
    | 'url'
    | 'required'
  limit?: number | string
}
