import { requestValidators } from '../../../schemas/generated/requestValidators'
import type { JsonNode } from '../../json/JsonNode'
import { onPage } from '../onPage'
import type { LintedPage } from '../page/LintedPage'
import { unlessFilledIn } from '../page/pageParts'
import type { Finding, Rule } from '../Rule'
import { describe, textOf } from '../values/values'
import { closest } from '../values/closest'

/** Finds buttons and sections that do not say what to call, open or send. */
export const incompleteAction: Rule = {
  name: 'incomplete-action',
  severity: 'error',
  summary: 'An onClick or onSave that lacks what it needs: an endpoint, a method, an address, a message.',
  check: onPage((page, report) => {
    for (const { node, items, coreSection } of page.sections) {
      const onSave = node.get('onSave')
      if (coreSection === '' && onSave?.kind === 'object')
        for (const finding of ofCall(onSave, 'Save')) report(finding)
      for (const item of items) {
        if (item.element !== 'button') continue
        const onClick = item.node.get('onClick')
        if (onClick?.kind === 'object') for (const finding of ofClick(page, onClick)) report(finding)
        else
          report({
            at: onClick ?? item.node,
            message: 'Nothing happens when the button is pressed: it has no onClick.',
            hint: 'Say as “onClick” which method to call or which address to open.',
          })
      }
    }
  }),
}

type Found = Omit<Finding, 'file'>

function ofClick(page: LintedPage, onClick: JsonNode): Found[] {
  const type = textOf(onClick.get('type'))
  switch (type) {
    case 'emit':
      return ofEmit(onClick)
    case 'openUrl':
      return ofAddress(page, onClick, 'url')
    case 'oauth':
      return [
        ...ofAddress(page, onClick, 'performerUrl'),
        ...lacks(onClick, 'plugin', 'warning', 'nobody gets the token'),
      ]
    case 'goto':
      return lacks(onClick, 'pageName', 'error', 'no page opens')
    default:
      return /^\w+Upgrade$/i.test(type) ? [] : ofCall(onClick, 'the button')
  }
}

function ofCall(action: JsonNode, who: string): Found[] {
  return ['endpoint', 'method'].flatMap((name) => lacks(action, name, 'error', `${who} calls nothing`))
}

/** An address may be missing from the file: plugins fill in their own when the page is asked for. */
function ofAddress(page: LintedPage, onClick: JsonNode, name: 'url' | 'performerUrl'): Found[] {
  const severity = unlessFilledIn(page, name, { unseen: 'hint', severity: 'error' })
  return severity ? lacks(onClick, name, severity, 'nothing opens unless the plugin fills it in') : []
}

function lacks(
  action: JsonNode,
  name: string,
  severity: 'error' | 'warning' | 'hint',
  therefore: string,
): Found[] {
  const value = action.get(name)
  if (value?.text !== undefined && value.text !== '') return []
  const verb =
    value === undefined ? 'is missing' : value.text === '' ? 'is empty' : `is ${describe(value)}, not a text`
  // A slip of the keyboard in the name is more likely than a name left out.
  const slip =
    value === undefined
      ? closest(
          name,
          action.members.map((member) => member.name),
        )
      : undefined
  const hint = slip === undefined ? `Write “${name}” into it.` : `It has “${slip}”: did you mean “${name}”?`
  return [{ at: value ?? action, severity, message: `“${name}” ${verb}: ${therefore}.`, hint }]
}

/** Requests that players know, by their names; what is sent with them is checked before it leaves. */
const known: Readonly<Record<string, (data: unknown) => boolean>> = requestValidators

function ofEmit(onClick: JsonNode): Found[] {
  const missing = lacks(onClick, 'message', 'error', 'nothing is sent')
  const message = textOf(onClick.get('message'))
  const data = onClick.get('data')
  if (missing.length > 0) return missing
  if (message === 'callMethod') {
    const at = data?.kind === 'object' ? data : undefined
    return at
      ? ofCall(at, 'the button')
      : [notSent(onClick, message, 'needs an object with “endpoint” and “method” as data')]
  }
  const check = Object.hasOwn(known, message) ? known[message] : undefined
  // A request that needs no data does no harm with some.
  return check && !check(undefined) && !check(data?.toJson())
    ? [notSent(onClick, message, 'needs other data')]
    : []
}

function notSent(onClick: JsonNode, message: string, needs: string): Found {
  return {
    at: onClick.get('data') ?? onClick.get('message') ?? onClick,
    message: `“${message}” is not sent: it ${needs}.`,
    hint: 'Players can crash on requests without what they expect, so the interface holds them back.',
  }
}
