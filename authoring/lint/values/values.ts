import type { JsonNode } from '../../json/JsonNode'

/** The `value` of an object that has one, as a select's option; else the value itself. */
export function bareOf(node: JsonNode | undefined): JsonNode | undefined {
  return node?.get('value') ?? node
}

/** Whether a value stands for none: absent, null or ''. */
export function isBlank(node: JsonNode | undefined): boolean {
  const bare = bareOf(node)
  return bare === undefined || bare.kind === 'null' || bare.scalar === ''
}

/** Colours that CSS has a name for. */
const names = new Set(
  `aliceblue antiquewhite aqua aquamarine azure beige bisque black blanchedalmond blue blueviolet brown
   burlywood cadetblue chartreuse chocolate coral cornflowerblue cornsilk crimson cyan darkblue darkcyan
   darkgoldenrod darkgray darkgreen darkgrey darkkhaki darkmagenta darkolivegreen darkorange darkorchid
   darkred darksalmon darkseagreen darkslateblue darkslategray darkslategrey darkturquoise darkviolet
   deeppink deepskyblue dimgray dimgrey dodgerblue firebrick floralwhite forestgreen fuchsia gainsboro
   ghostwhite gold goldenrod gray green greenyellow grey honeydew hotpink indianred indigo ivory khaki
   lavender lavenderblush lawngreen lemonchiffon lightblue lightcoral lightcyan lightgoldenrodyellow
   lightgray lightgreen lightgrey lightpink lightsalmon lightseagreen lightskyblue lightslategray
   lightslategrey lightsteelblue lightyellow lime limegreen linen magenta maroon mediumaquamarine mediumblue
   mediumorchid mediumpurple mediumseagreen mediumslateblue mediumspringgreen mediumturquoise
   mediumvioletred midnightblue mintcream mistyrose moccasin navajowhite navy oldlace olive olivedrab orange
   orangered orchid palegoldenrod palegreen paleturquoise palevioletred papayawhip peachpuff peru pink plum
   powderblue purple rebeccapurple red rosybrown royalblue saddlebrown salmon sandybrown seagreen seashell
   sienna silver skyblue slateblue slategray slategrey snow springgreen steelblue tan teal thistle tomato
   turquoise violet wheat white whitesmoke yellow yellowgreen currentcolor transparent`.split(/\s+/),
)

const shape = /^(#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})|(rgb|hsl)a?\([\d\s.,%/]+(deg)?[\d\s.,%/]*\))$/i

/** No colour is longer, and whatever is would be looked at for a long time. */
const longest = 100

/** Whether a text is a colour of CSS. */
export function isColor(text: string): boolean {
  if (text.length > longest) return false
  return shape.test(text.trim()) || names.has(text.trim().toLowerCase())
}

/** Whether a flag holds: true, 'true', 1 and '1' do. */
export function isFlag(node: JsonNode | undefined): boolean {
  return /^\s*(true|1)\s*$/i.test(String(node?.scalar))
}

/** Whether the value of a select says that nothing is chosen: none at all, or {}. */
export function isUnchosen(node: JsonNode | undefined): boolean {
  const bare = bareOf(node)
  return isBlank(node) || (bare?.kind === 'object' && bare.children.length === 0)
}

/** A number, or a text that is one; undefined for everything else. */
export function numberOf(node: JsonNode | undefined): number | undefined {
  if (node?.kind !== 'number' && (node?.text ?? '').trim() === '') return undefined
  const number = Number(node?.scalar)
  return Number.isFinite(number) ? number : undefined
}

/**
 * The text that is shown for a value: texts as they are, numbers and booleans as text, everything else ''.
 */
export function textOf(node: JsonNode | undefined): string {
  return node === undefined || node.scalar === null ? '' : String(node.scalar)
}

const longestShown = 60

/** A value in a few words for a message: texts in quotes, lists and objects by their brackets. */
export function describe(node: JsonNode | undefined): string {
  if (node === undefined) return 'nothing'
  if (node.kind === 'object') return '{…}'
  if (node.kind === 'array') return '[…]'
  return node.text === undefined ? String(node.scalar) : quote(node.text)
}

/** A word in quotes, cut where it is long. */
function quote(text: string): string {
  return `“${text.length > longestShown ? `${text.slice(0, longestShown)}…` : text}”`
}

const most = 5

/** Some words as a list for a sentence, the first few of many. */
export function listWords(words: readonly string[]): string {
  const shown = words.slice(0, most).map((word) => `“${word}”`)
  const more = words.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}
