/** Why a package was not installed: a text of `texts/`, and what fills its gaps. */
export class Refused extends Error {
  constructor(
    /** Path of the text, e.g. `PLUGIN.NO_PAGE`. */
    readonly text: string,
    readonly values: Readonly<Record<string, string>> = {},
  ) {
    super(`${text} ${JSON.stringify(values)}`)
  }
}
