import { Suspense, useLayoutEffect, useState } from 'react'
import { Boundary } from '../ui/Boundary'
import { later } from '../ui/later'
import { WaitingLines } from '../ui/states'
import type { SchemaItem } from './elements/schema/element'
import type { PageSession } from './form/PageSession'
import { ConflictNotice, useFieldState } from './fieldState'
import rowClasses from './ItemRow.module.css'
import type { FormSection } from './model/Page'
import { Notices } from './Notices'
import { useRenderer } from './RendererContext'

/** Only pages that have such a section load what draws it. */
const SchemaForm = later(() => import('./schemaForm/SchemaForm').then((module) => module.default))

interface SchemaRowProps {
  session: PageSession
  section: FormSection
  item: SchemaItem
}

type Judge = () => Promise<boolean>

/** A judge that waits for the one that the form brings: Save may be pressed before the form has come. */
function waitingJudge() {
  let bring: ((judge: Judge) => void) | undefined
  let judge = new Promise<Judge>((resolve) => {
    bring = resolve
  })
  return {
    offer: (next: Judge) => {
      bring?.(next)
      judge = Promise.resolve(next)
    },
    judge: () => judge.then((known) => known()),
  }
}

/** All fields of a section that carries a JSON Schema, and what there is to say about the whole of them. */
export function SchemaRow({ session, section, item }: SchemaRowProps) {
  const store = session.store(section.key)
  const { conflict, notices } = useFieldState(store, item)
  const [{ offer, judge }] = useState(waitingJudge)
  useLayoutEffect(() => {
    session.judges.set(section.key, judge)
    return () => {
      session.judges.delete(section.key)
    }
  }, [session, section.key, judge])
  return (
    <div data-element="schema" data-key={item.key}>
      {conflict && (
        <div className={rowClasses.notes}>
          <ConflictNotice store={store} item={item} />
        </div>
      )}
      <Notices notices={notices} />
      {item.schema && (
        <Boundary fallback={<Failed offer={offer} />}>
          <Suspense fallback={<WaitingLines />}>
            <SchemaForm session={session} section={section} item={item} offerJudge={offer} />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}

/** A form that did not come: what it holds is not saved, for nobody can have looked at it. */
function Failed({ offer }: { offer: (judge: Judge) => void }) {
  const { t } = useRenderer()
  useLayoutEffect(() => offer(() => Promise.resolve(false)), [offer])
  return <p role="alert">{t('renderer.failedForm')}</p>
}
