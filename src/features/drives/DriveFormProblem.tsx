import { useTranslation } from '../../i18n/useTranslation'
import type { DriveProblem } from '../../../machines/drives.machine'
import { DeviceText } from '../../ui/DeviceText'
import { Notice } from '../../ui/Notice'

/** Why a drive was not saved, and what to do; a place for it is there before, so that it is read out when it comes. */
export function DriveFormProblem({ problem }: { problem: DriveProblem | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      {problem && (
        <Notice kind={problem.kind === 'silent' ? 'warning' : 'error'}>
          {problem.kind === 'offline' || problem.kind === 'invalid'
            ? t(`connection.refused.${problem.kind}`)
            : t(`drives.problem.${problem.kind}`)}
          {problem.kind === 'rejected' && problem.reason !== '' && (
            <div>
              <DeviceText text={problem.reason} />
            </div>
          )}
        </Notice>
      )}
    </div>
  )
}
