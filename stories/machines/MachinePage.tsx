import { Anchor, Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { AnyStateNode } from 'xstate'
import { storyCovers } from 'virtual:story-covers'
import { MachineDiagram } from './diagram/MachineDiagram'
import { transitionsOf } from './diagram/transitionsOf'
import { leavesOf } from './leavesOf'
import classes from './MachinePage.module.css'
import type { MachinePageData } from './machinePages'
import { showStory, storyAddress } from './showStory'

const storiesOf = (name: string, path: string) =>
  storyCovers.filter(({ covers }) => covers.includes(`state:${name}.${path}`))

const StoryLink = ({ id, children }: { id: string; children: ReactNode }) => (
  <Anchor
    fz="inherit"
    href={storyAddress(id)}
    onClick={(event) => {
      event.preventDefault()
      showStory(id)
    }}
  >
    {children}
  </Anchor>
)

/** A story's name without the ids of the specification that its test covers. */
const withoutIds = (name: string) => name.replaceAll(/\[[^\]]*\]\s*/g, '')

const below = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(below)]

/** Where an event leads, by the states that hear it. */
const effectsOf = (root: AnyStateNode, event: string) =>
  below(root).flatMap((node) =>
    transitionsOf(node)
      .filter((transition) => transition.event === event)
      .map(({ source, target, label, actions }) => ({
        from: source.path.join('.') || 'anywhere',
        to: target ? target.path.join('.') : undefined,
        condition: label.slice(event.length).trim(),
        actions: actions.join(', '),
      })),
  )

/** A machine: what it is, its picture, its states with their stories, its events and what they do. */
export const MachinePage = ({ name, machine, words }: MachinePageData) => {
  const linkTo = (path: string) => {
    const [story] = storiesOf(name, path)
    return story && { href: storyAddress(story.id), follow: () => showStory(story.id) }
  }
  return (
    <main className={classes.page}>
      <Title order={1}>{name}</Title>
      <p className={classes.about}>{words.about}</p>
      <MachineDiagram machine={machine} label={`Diagram of the ${name} machine`} linkTo={linkTo} />

      <Title order={2}>States</Title>
      <Table label="States" heads={['State', 'Says', 'Look at it']}>
        {leavesOf(machine).map(({ path, node }) => (
          <tr key={path}>
            <th scope="row">
              <code>{path}</code>
            </th>
            <td>{tagsOf(node).join(', ') || '–'}</td>
            <td>
              {words.momentary?.[path] ??
                storiesOf(name, path).map(({ id, title, name: story }) => (
                  <p key={id} className={classes.story}>
                    <StoryLink id={id}>
                      {title} · {withoutIds(story)}
                    </StoryLink>
                  </p>
                ))}
            </td>
          </tr>
        ))}
      </Table>

      <Title order={2}>Events</Title>
      <Table label="Events" heads={['Event', 'What it does', 'Where it leads']}>
        {Object.entries(words.events).map(([event, told]) => (
          <tr key={event}>
            <th scope="row">
              <code>{event}</code>
            </th>
            <td>{told}</td>
            <td>
              {effectsOf(machine.root, event).map(({ from, to, condition, actions }) => (
                <p key={`${from} ${to} ${condition}`} className={classes.effect}>
                  <code>{from}</code> → <code>{to ?? 'stays'}</code> {condition}
                  {actions === '' ? null : <span className={classes.actions}> {actions}</span>}
                </p>
              ))}
            </td>
          </tr>
        ))}
      </Table>
    </main>
  )
}

/** The tags of a state and of all around it, which is what components read. */
function tagsOf(node: AnyStateNode): string[] {
  const around = node.parent ? tagsOf(node.parent) : []
  return [...new Set([...around, ...node.tags])]
}

function Table({ label, heads, children }: { label: string; heads: readonly string[]; children: ReactNode }) {
  return (
    // What scrolls can be scrolled with keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scroller} role="region" aria-label={label} tabIndex={0}>
      <table className={classes.table}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  )
}
