import { lintPlugin } from '../lintPlugin'
import { pluginOf } from './pluginOf'

/** What a rule finds in a page, each as `severity at/its/path: message Hint`. */
export function findIn(rule: string, ...plugin: Parameters<typeof pluginOf>): string[] {
  return lintPlugin(pluginOf(...plugin))
    .filter((finding) => finding.rule === rule)
    .map(
      ({ severity, path, message, hint }) =>
        `${severity} ${path.join('/')}: ${message}${hint ? ` ${hint}` : ''}`,
    )
}
