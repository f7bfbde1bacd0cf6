import type { FromPage, PagePhase, PageProblem } from '../channel/FromPage'
import type { Effect } from '../report/Effect'
import type { SectionReport } from '../report/SectionReport'

/** A press of a button in the page. */
export interface LogEntry {
  id: number
  time: Date
  effect: Effect
  /** What its question was answered with, if it asked one. */
  answer: 'none' | 'yes' | 'no'
}

/** What the workshop knows of the page. */
export interface Knowledge {
  /** How often the page has begun to run; it then knows nothing yet. */
  starts: number
  phase: PagePhase
  problem: PageProblem | undefined
  /** Label of the page. */
  title: string
  sections: readonly SectionReport[]
  /** What became of the last wish to point at something. */
  pointed: 'shown' | 'hidden' | 'nowhere' | undefined
  /** The latest first. */
  log: readonly LogEntry[]
}

/** What is known before the page has said anything. */
export const nothingKnown: Knowledge = {
  starts: 0,
  phase: 'empty',
  problem: undefined,
  title: '',
  sections: [],
  pointed: undefined,
  log: [],
}

/** Presses that are kept. */
const mostEntries = 200

/** What can happen to the knowledge: a message of the page at a time, or the log is emptied. */
export type KnowledgeEvent = { message: FromPage; time: Date } | 'log.cleared'

/** The knowledge after an event. */
export function withEvent(now: Knowledge, event: KnowledgeEvent): Knowledge {
  if (event === 'log.cleared') return { ...now, log: [] }
  const { message, time } = event
  switch (message.kind) {
    case 'ready':
      return { ...nothingKnown, starts: now.starts + 1, log: now.log }
    case 'phase':
      return { ...now, phase: message.phase, problem: message.problem, title: message.title }
    case 'report': {
      const known = new Map([...now.sections, ...message.changed].map((report) => [report.key, report]))
      return { ...now, sections: message.order.flatMap((key) => known.get(key) ?? []) }
    }
    case 'pressed': {
      const { effect, answer } = message
      const entry = { id: (now.log[0]?.id ?? 0) + 1, time, effect, answer }
      return { ...now, log: [entry, ...now.log].slice(0, mostEntries) }
    }
    case 'pointed':
      return { ...now, pointed: message.outcome }
  }
}
