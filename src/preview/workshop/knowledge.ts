import { useEffect, useState } from 'react'
import type { Diagnostic } from '../../../authoring/Diagnostic'
import type { PreviewData, PreviewFiles, PreviewNews } from '../../../authoring/PreviewData'
import { isSameValue } from '../../renderer'
import type { FromPage, PagePhase, PageProblem } from '../channel/messages'
import type { Effect, SectionReport } from '../report/reportSection'

/** Whether saves are heard of: yes, not as long as the command is away, or never, because there is none. */
export type Connection = 'live' | 'away' | 'static'

/** What there is to draw and to tell, as of the last save. */
interface LiveData {
  files: PreviewFiles
  /** Another number whenever the files are others. */
  revision: number
  diagnostics: readonly Diagnostic[]
  connection: Connection
}

const withNews = (data: LiveData, news: PreviewNews): LiveData => {
  if (news.kind === 'diagnostics') return { ...data, diagnostics: news.diagnostics }
  // A command that was started again tells what is known already.
  if (isSameValue(data.files, news.files)) return data
  return { ...data, files: news.files, revision: data.revision + 1 }
}

/** Keeps up with the running command, also after it was ended and started again. */
export function useLiveData({ files, diagnostics, isLive }: PreviewData): LiveData {
  const [data, setData] = useState<LiveData>({
    files,
    revision: 0,
    diagnostics,
    connection: isLive ? 'live' : 'static',
  })
  useEffect(() => {
    if (!isLive) return undefined
    const events = new EventSource('events')
    const connected = (connection: Connection) => () => setData((now) => ({ ...now, connection }))
    events.addEventListener('open', connected('live'))
    events.addEventListener('error', connected('away'))
    events.addEventListener('message', ({ data: text }: MessageEvent<string>) => {
      const news: PreviewNews = JSON.parse(text)
      setData((now) => withNews(now, news))
    })
    return () => events.close()
  }, [isLive])
  return data
}

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
type KnowledgeEvent = { message: FromPage; time: Date } | 'log.cleared'

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
