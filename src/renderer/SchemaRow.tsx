import { Suspense } from 'react'
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

/** All fields of a section that carries a JSON Schema, and what there is to say about the whole of them. */
export function SchemaRow({ session, section, item }: SchemaRowProps) {
  const { t } = useRenderer()
  const store = session.store(section.key)
  const { conflict, notices } = useFieldState(store, item)
  return (
    <div data-element="schema" data-key={item.key}>
      {conflict && (
        <div className={rowClasses.notes}>
          <ConflictNotice store={store} item={item} />
        </div>
      )}
      <Notices notices={notices} />
      {item.schema && (
        <Boundary fallback={<p role="alert">{t('renderer.failedForm')}</p>}>
          <Suspense fallback={<WaitingLines />}>
            <SchemaForm session={session} section={section} item={item} />
          </Suspense>
        </Boundary>
      )}
    </div>
  )
}
