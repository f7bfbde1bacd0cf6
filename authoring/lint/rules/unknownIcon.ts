import { iconNames } from '../../../schemas/generated/iconNames'
import { parseIconName } from '../../../schemas/page/parseIconName'
import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import type { Rule } from '../Rule'
import { describe, textOf } from '../values/values'
import { didYouMean } from '../values/closest'

/** Finds icons that FontAwesome 4 does not have. */
export const unknownIcon: Rule = {
  name: 'unknown-icon',
  severity: 'warning',
  summary: 'An icon that FontAwesome 4 does not have.',
  check: onPage(({ sections }, report) => {
    for (const { node, coreSection } of sections) {
      const icon = iconOf(node)
      if (coreSection !== '' || icon === undefined) continue
      const { names } = parseIconName(textOf(icon))
      if (names.some((name) => iconNames.has(name))) continue
      const near = didYouMean(names[0] ?? '', iconNames).hint?.replace('“', '“fa-')
      report({
        at: icon,
        message: `FontAwesome 4 has no icon ${describe(icon)}: a neutral one is drawn.`,
        hint: near ?? 'Icons are listed at https://fontawesome.com/v4/icons.',
      })
    }
  }),
}

/** The icon of a section; authors also write its name as image. */
function iconOf(section: JsonNode): JsonNode | undefined {
  const [icon, image] = [section.get('icon'), section.get('image')]
  if (textOf(icon) !== '') return icon
  return textOf(image).startsWith('fa-') ? image : undefined
}
