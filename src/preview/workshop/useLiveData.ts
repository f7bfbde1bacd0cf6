import { useEffect, useState } from 'react'
import type { Diagnostic } from '../../../authoring/Diagnostic'
import type { PreviewData, PreviewFiles, PreviewNews } from '../../../authoring/PreviewData'
import { isSameValue } from '../../renderer'

/** Whether saves are heard of: yes, not as long as the command is away, or never, because there is none. */
export type Connection = 'live' | 'away' | 'static'

/** What there is to draw and to tell, as of the last save. */
export interface LiveData {
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
