import type { PreviewData } from '../../authoring/PreviewData'

/**
 * The classic script that hands the data to the workshop. It is JSON in a string, so that no key of it is a
 * word of the language, and nothing in it ends a script or a line early wherever it is put.
 */
export function dataScript(data: PreviewData): string {
  const text = JSON.stringify(JSON.stringify(data)).replace(/[<>\u2028\u2029]/g, escapeUnit)
  return `window.previewData = JSON.parse(${text})\n`
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`
}
