import { Activity, useState } from 'react'
import type { Step } from '../../../machines/wizard.machine'
import { stepKind } from './steps'
import { PageStep } from './steps/PageStep'
import type { WizardPanels } from './WizardPanels'

interface Props {
  /** The step on screen, when it is a page of the player. */
  step: Step | undefined
  isShown: boolean
  /** What is read above the page. */
  name: string
  titleId: string
  page: WizardPanels['page']
}

/**
 * The steps that are pages of the player. One that was left is hidden, not thrown away: going back finds what was typed,
 * and a hidden page neither asks nor listens.
 */
export function PageSteps({ step, isShown, name, titleId, page }: Props) {
  const [visited, setVisited] = useState<readonly Step[]>([])
  if (step && !visited.some((one) => one.name === step.name)) setVisited([...visited, step])
  return visited.map((one) => {
    const isCurrent = isShown && one.name === step?.name
    return (
      <Activity key={one.name} mode={isCurrent ? 'visible' : 'hidden'}>
        <PageStep
          stepName={one.name}
          name={isCurrent ? name : one.name}
          titleId={isCurrent ? titleId : undefined}
          isKnown={stepKind(one) === 'plugin'}
          page={page}
        />
      </Activity>
    )
  })
}
