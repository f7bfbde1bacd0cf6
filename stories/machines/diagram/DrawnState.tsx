import type { ReactNode } from 'react'
import classes from './Diagram.module.css'
import { measures } from './measures'
import type { PlacedEdge, PlacedMark, PlacedState, Point } from './PlacedState'

/** Where the picture of a state leads; undefined when there is none. */
export type LinkTo = (path: string) => { href: string; follow: () => void } | undefined

interface Props {
  placed: PlacedState
  linkTo: LinkTo
}

const { padding, titleHeight, lineHeight } = measures

const curve = ([first, ...rest]: readonly Point[]): string => {
  if (!first) return ''
  const parts = rest.slice(0, -1).map((point, place) => {
    const next = rest[place + 1] ?? point
    const isLast = place === rest.length - 2
    const end = isLast ? next : { x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }
    return `Q${point.x},${point.y} ${end.x},${end.y}`
  })
  const straight = rest.length === 1 && rest[0] ? `L${rest[0].x},${rest[0].y}` : ''
  return `M${first.x},${first.y}${parts.join('')}${straight}`
}

const Way = ({ points }: PlacedEdge) => (
  <path className={classes.way} d={curve(points)} markerEnd="url(#arrow)" />
)

const Words = ({ labels, label }: PlacedEdge) =>
  labels.map((line, place) => (
    <text
      key={line}
      className={classes.label}
      x={label.x}
      y={label.y + (place - (labels.length - 1) / 2) * lineHeight}
    >
      {line}
    </text>
  ))

const Mark = ({ kind, x, y }: PlacedMark) => {
  const { width, height } = measures.mark[kind]
  if (kind === 'start') return <circle className={classes.start} cx={x + 6} cy={y + 6} r={6} />
  return (
    <g>
      <rect className={classes.anywhere} x={x} y={y} width={width} height={height} rx={height / 2} />
      <text className={classes.label} x={x + width / 2} y={y + height / 2}>
        from any state
      </text>
    </g>
  )
}

/** A box with its name, as a link where there is something to look at. */
const Linked = ({ path, linkTo, children }: { path: string; linkTo: LinkTo; children: ReactNode }) => {
  const link = linkTo(path)
  if (!link) return <g>{children}</g>
  return (
    <a
      className={classes.link}
      href={link.href}
      onClick={(event) => {
        event.preventDefault()
        link.follow()
      }}
    >
      {children}
    </a>
  )
}

/** A state as a box with all that is in it, at its place in the state around it. */
export const DrawnState = ({ placed, linkTo }: Props) => {
  const { state, x, y, width, height } = placed
  const isLeaf = placed.states.length === 0
  const isNameOnly = isLeaf && state.lines.length === 0
  const box = (
    <>
      <rect className={classes.box} data-kind={state.kind} width={width} height={height} rx={8} />
      <text
        className={classes.name}
        x={isLeaf ? width / 2 : padding}
        y={isNameOnly ? height / 2 : titleHeight / 2 + 2}
        data-leaf={isLeaf}
      >
        {state.name}
      </text>
    </>
  )
  return (
    <g transform={`translate(${x},${y})`}>
      {isLeaf ? (
        <Linked path={state.path} linkTo={linkTo}>
          {box}
        </Linked>
      ) : (
        box
      )}
      {state.lines.map((line, place) => (
        <text
          key={line}
          className={classes.line}
          x={padding}
          y={titleHeight + place * lineHeight + lineHeight / 2}
        >
          {line}
        </text>
      ))}
      {placed.edges.map((edge) => (
        <Way key={`${edge.label.x} ${edge.label.y} ${edge.points.length}`} {...edge} />
      ))}
      {placed.marks.map((mark) => (
        <Mark key={mark.kind} {...mark} />
      ))}
      {placed.states.map((inner) => (
        <DrawnState key={inner.state.path} placed={inner} linkTo={linkTo} />
      ))}
      {placed.edges.map((edge) => (
        <Words key={`${edge.label.x} ${edge.label.y} ${edge.points.length}`} {...edge} />
      ))}
    </g>
  )
}
