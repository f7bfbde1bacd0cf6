/**
 * An expression that has no value for the data at hand, such as `auth.uid` of nobody. The rule is then not
 * met.
 */
export class EvaluationError extends Error {
  override readonly name = 'EvaluationError'
}
