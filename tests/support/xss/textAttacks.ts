import type { Attack } from './Attack'

/** Attacks that try to break out of an attribute, a template, a style or a path. */
export const textAttacks: readonly Attack[] = [
  ['out of a double-quoted attribute', (c) => `"><img src=x onerror=${c}>`],
  ['out of a single-quoted attribute', (c) => `'><img src=x onerror=${c}>`],
  ['a new attribute', (c) => `x" onmouseover="${c}" autofocus onfocus="${c}" y="`],
  ['a new attribute in single quotes', (c) => `x' onmouseover='${c}' onfocus='${c}' autofocus y='`],
  ['out of a text area', (c) => `</textarea><script>${c}</script>`],
  ['out of a script', (c) => `</script><script>${c}</script>`],
  ['out of a string in a script', (c) => `';${c};//`],
  ['out of a template string', (c) => `\${${c}}`],
  ['template of an older interface', (c) => `{{constructor.constructor('${c}')()}}`],
  ['template with its own quotes', (c) => `{{$on.constructor('${c}')()}}`],
  ['interpolation of our texts', (c) => `{{- label}} $t(action.ok) <img src=x onerror=${c}>`],
  ['out of a style', (c) => `red;}</style><img src=x onerror=${c}><style>`],
  ['style value', () => `red;background:url(//evil.example/value)`],
  ['style function', () => `url(//evil.example/function)`],
  ['path upwards', () => `../../../evil.html`],
  ['path to another host', () => `//evil.example/path`],
  ['path by backslashes', () => `\\\\evil.example\\path`],
  ['prototype', () => `__proto__`],
  ['constructor', () => `constructor`],
  ['class names', (c) => `fa fa-cog" onclick="${c}`],
  ['a header', (c) => `x\r\nSet-Cookie: a=b\r\n\r\n<script>${c}</script>`],
]
