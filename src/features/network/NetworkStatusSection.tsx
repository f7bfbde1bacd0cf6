import { useTranslation } from '../../i18n/useTranslation'
import { useAnswer } from '../../device'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { NoAnswer } from '../../ui/NoAnswer'
import { Notice } from '../../ui/Notice'
import { WaitingLines } from '../../ui/WaitingLines'
import { ConnectionFacts } from './ConnectionFacts'

const whole = <T,>(push: T) => push

/** The core section `network-status`: each connection of the player [D2.10-14 D2.11-2], asked for anew at each reconnect. */
export const NetworkStatusSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const { phase, data, retry } = useAnswer('getInfoNetwork', 'pushInfoNetwork', whole)
  return (
    <SectionFrame section={section} title={t('network.status.title')}>
      {phase === 'waiting' && <WaitingLines height={48} count={2} />}
      <NoAnswer phase={phase} onRetry={retry}>
        {t('network.status.silent')}
      </NoAnswer>
      {data?.length === 0 && <Notice>{t('network.status.none')}</Notice>}
      {data && data.length > 0 ? (
        <div>
          {data.map((connection, index) => (
            // Two connections may be alike in every respect; they come in a fixed order.
            // oxlint-disable-next-line react/no-array-index-key
            <ConnectionFacts key={index} connection={connection} />
          ))}
        </div>
      ) : null}
    </SectionFrame>
  )
}
