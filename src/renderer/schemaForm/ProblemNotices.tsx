import { IconAlertCircle } from '@tabler/icons-react'
import type { TFunction } from 'i18next'
import { useTranslation } from '../../i18n/TranslationProvider'
import noticeClasses from '../Notices.module.css'
import type { SchemaProblem } from './prepareSchema'

type Problem = SchemaProblem | { code: 'unsupported'; detail: string }

function describe(t: TFunction, { code, detail }: Problem): string {
  switch (code) {
    case 'notASchema':
      return t('schemaForm.problem.notASchema')
    case 'remoteReference':
      return t('schemaForm.problem.remoteReference', { detail })
    case 'missingReference':
      return t('schemaForm.problem.missingReference', { detail })
    case 'endlessReference':
      return t('schemaForm.problem.endlessReference', { detail })
    case 'unknownType':
      return t('schemaForm.problem.unknownType', { detail })
    case 'invalidPattern':
      return t('schemaForm.problem.invalidPattern', { detail })
    case 'unknownWidget':
      return t('schemaForm.problem.unknownWidget', { detail })
    case 'noFields':
      return t('schemaForm.problem.noFields')
    case 'unsupported':
      return t('schemaForm.problem.unsupported')
  }
}

/** Small words for the form's author at the spot that they are about. */
export function ProblemNotices({ problems }: { problems: readonly Problem[] }) {
  const { t } = useTranslation()
  return problems.map((problem) => (
    <p key={`${problem.code} ${problem.detail}`} className={noticeClasses.notice} data-notice={problem.code}>
      <IconAlertCircle size={16} aria-hidden className={noticeClasses.icon} />
      <span>{describe(t, problem)}</span>
    </p>
  ))
}
