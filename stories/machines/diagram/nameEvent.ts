import type { AnyStateMachine, AnyStateNode } from 'xstate'

const seconds = (time: number): string => (time < 1000 ? `${time} ms` : `${time / 1000} s`)

const delayName = (name: string, { implementations }: AnyStateMachine): string => {
  if (/^\d+$/.test(name)) return `after ${seconds(Number(name))}`
  const delay: unknown = implementations.delays[name]
  return typeof delay === 'number' ? `after ${seconds(delay)} (${name})` : `after ${name}`
}

/** The source of an invoked actor by its id; the id where it has none that is named. */
const sourceOf = (id: string, { invoke }: AnyStateNode): string => {
  const found = invoke.find((one) => one.id === id)
  return typeof found?.src === 'string' ? found.src : id
}

/** An event in words: its type, or what xstate's own types mean. */
export const nameEvent = (type: string, node: AnyStateNode): string => {
  const [, what, rest = ''] = /^xstate\.(after|done\.actor|error\.actor)\.(.*)$/.exec(type) ?? []
  if (what === 'after') return delayName(rest.slice(0, -node.id.length - 1), node.machine)
  if (what === 'done.actor') return `${sourceOf(rest, node)} is done`
  if (what === 'error.actor') return `${sourceOf(rest, node)} fails`
  return type === '' ? 'at once' : type
}
