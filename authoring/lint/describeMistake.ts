import { printParseErrorCode } from 'jsonc-parser'
import type { JsonMistake } from '../json/readJson'

/** What is wrong where a text stops being JSON, and how to mend it. */
export function describeMistake(
  text: string,
  { code, start, end }: JsonMistake,
): { message: string; hint?: string } {
  if (text.trim() === '') return { message: 'The file is empty.', hint: 'A file of JSON holds at least {}.' }
  if (code === undefined) return { message: 'The file is nested deeper than can be read.' }
  const found = text.slice(start, end)
  const shown =
    found === '' ? 'the end of the file' : `“${found.length > 40 ? `${found.slice(0, 40)}…` : found}”`
  const before = text.slice(0, start).trimEnd().at(-1)
  if (/^[}\]]$/.test(found) && before === ',')
    return { message: `There is a comma before ${shown}.`, hint: 'Remove the comma after the last entry.' }
  switch (printParseErrorCode(code)) {
    case 'InvalidSymbol':
      return {
        message: `${shown} is no JSON.`,
        hint: 'Texts and names stand in double quotes; without quotes only numbers, true, false and null do.',
      }
    case 'PropertyNameExpected':
      return { message: `A name in double quotes is expected, not ${shown}.` }
    case 'ValueExpected':
      return { message: `A value is expected, not ${shown}.` }
    case 'ColonExpected':
      return { message: `A colon is missing before ${shown}.` }
    case 'CommaExpected':
      return { message: `A comma is missing before ${shown}.` }
    case 'CloseBraceExpected':
      return { message: `A “}” is missing before ${shown}.` }
    case 'CloseBracketExpected':
      return { message: `A “]” is missing before ${shown}.` }
    case 'EndOfFileExpected':
      return {
        message: `The file goes on with ${shown} behind its end.`,
        hint: 'Something before it closes one bracket too many, or a second value follows.',
      }
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return { message: 'JSON has no comments.', hint: 'Remove the comment.' }
    case 'UnexpectedEndOfString':
      return {
        message: 'The text is not closed in its line.',
        hint: 'Write \\n for a new line in a text, and close it with ".',
      }
    case 'InvalidCharacter':
      return {
        message: 'The text holds a character that must be escaped.',
        hint: 'Write \\t for a tab and \\n for a new line.',
      }
    case 'InvalidEscapeCharacter':
      return {
        message: 'The text holds an escape that JSON does not have.',
        hint: 'Write \\\\ for a backslash.',
      }
    case 'InvalidUnicode':
      return { message: 'The text holds an escape \\u without its four digits.' }
    case 'UnexpectedEndOfNumber':
    case 'InvalidNumberFormat':
      return { message: `${shown} is no number as JSON writes them.` }
    default:
      return { message: `${shown} is not expected here.` }
  }
}
