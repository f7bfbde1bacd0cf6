import { useTranslation } from '../../i18n/useTranslation'
import { DeviceText } from '../../ui/DeviceText'
import { Notice } from '../../ui/Notice'
import type { SaveProblem } from './useSaveStation'

/** Why a station was not saved, and what to do; a place for it is there before, so that it is read out when it comes. */
export function SaveProblemNotice({ problem }: { problem: SaveProblem | undefined }) {
  const { t } = useTranslation()
  return (
    <div role="alert">
      {problem ? (
        <Notice kind={problem.kind === 'silent' || problem.kind === 'lost' ? 'warning' : 'error'}>
          {problem.kind === 'offline' || problem.kind === 'invalid'
            ? t(`connection.refused.${problem.kind}`)
            : t(`radios.problem.${problem.kind}`)}
          {problem.kind === 'rejected' && problem.reason !== '' ? (
            <div>
              <DeviceText text={problem.reason} />
            </div>
          ) : null}
        </Notice>
      ) : null}
    </div>
  )
}
