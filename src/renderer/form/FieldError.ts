/** What a constraint says of a value: a code that has a text in every language, and the limit it names. */
export interface FieldError {
  code:
    | 'notANumber'
    /** A number that can be read in two ways, both of which `readings` writes so that they are clear. */
    | 'ambiguousNumber'
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
    /** Said by the owner of the form; `limit` is the sentence. */
    | 'own'
  limit?: number | string
  readings?: { whole: string; decimal: string }
}
