import { lazy, Suspense } from 'react'
import { useBrand } from '../../../ui/brand/useBrand'
import { untilLoaded } from '../../../ui/untilLoaded'

const ConfiguredScripts = lazy(() =>
  untilLoaded(async () => (await import('./ConfiguredScripts')).ConfiguredScripts),
)

/** Loads scripts of others that the brand names; where it names none nothing is asked or loaded. */
export function OutsideScripts() {
  const { scripts } = useBrand()
  return scripts ? (
    <Suspense fallback={null}>
      <ConfiguredScripts />
    </Suspense>
  ) : null
}
