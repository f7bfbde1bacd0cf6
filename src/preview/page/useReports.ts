import type { TFunction } from 'i18next'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import type { PageSession } from '../../renderer'
import type { FromPage } from '../channel/FromPage'
import { reportSection } from '../report/reportSection'

/** Quiet time after a key before the workshop hears of it, ms: the page itself is drawn first. */
const quiet = 50

/** Tells what the page holds, now and after each change; only sections that differ from what was told before. */
export function useReports(session: PageSession, tell: (message: FromPage) => void): void {
  const { t } = useTranslation()
  const told = useRef(new Map<string, string>())
  const report = useCallback(
    () => tell({ kind: 'report', ...differences(t, session, told.current) }),
    [t, session, tell],
  )
  useEffect(() => {
    const soon = inAWhile(report)
    soon.run()
    const unsubscribe = session.subscribe(soon.run)
    return () => {
      soon.cancel()
      unsubscribe()
    }
  }, [session, report])
}

/** Calls back once after a while, however often it is run until then. */
function inAWhile(callback: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    run: () => {
      timer ??= setTimeout(() => {
        timer = undefined
        callback()
      }, quiet)
    },
    cancel: () => clearTimeout(timer),
  }
}

function differences(t: TFunction, session: PageSession, told: Map<string, string>) {
  const reports = session.page.getState().sections.map((section) => reportSection(t, session, section))
  const order = reports.map(({ key }) => key)
  const changed = reports.filter((report) => {
    const text = JSON.stringify(report)
    if (told.get(report.key) === text) return false
    told.set(report.key, text)
    return true
  })
  for (const key of told.keys()) if (!order.includes(key)) told.delete(key)
  return { order, changed }
}
