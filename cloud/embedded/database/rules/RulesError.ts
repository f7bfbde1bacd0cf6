/**
 * Rules that cannot be understood: the database refuses to start with them. The message says where and what.
 */
export class RulesError extends Error {
  override readonly name = 'RulesError'
}
