import { useTranslation } from '../../i18n/useTranslation'
import type { PushBackgrounds } from '../../../schemas/generated/types'
import { useAnswer } from '../../device'
import { SectionFrame, type CoreSectionComponent } from '../../renderer'
import { NoAnswer } from '../../ui/NoAnswer'
import classes from './AppearanceSection.module.css'
import { ChoiceNotice } from './ChoiceNotice'
import { CustomColor } from './CustomColor'
import { Pictures } from './Pictures'
import { PictureSkeleton } from './PictureSkeleton'
import { PresetColors } from './PresetColors'
import { useBackgroundChoice } from './useBackgroundChoice'
import './texts'

const pictures = ({ available }: PushBackgrounds) => available

/** The core section `ui-settings`: the background of the interface, a picture or a colour [D2.10-14 D2.11-7]. */
export const AppearanceSection: CoreSectionComponent = ({ section }) => {
  const { t } = useTranslation()
  const { phase, data, retry } = useAnswer('getBackgrounds', 'pushBackgrounds', pictures)
  const { chosen, saved, choose, problem } = useBackgroundChoice()
  const problemOf = (kind: 'picture' | 'color') => (problem?.of === kind ? problem.reason : undefined)
  const chooseColor = (color: string) => choose({ kind: 'color', color }, { color })
  return (
    <SectionFrame section={section} title={t('appearance.title')}>
      <div className={classes.parts}>
        {data ? (
          <Pictures
            available={data}
            chosen={chosen.kind === 'picture' ? chosen.path : undefined}
            onChoose={(picture) => choose({ kind: 'picture', path: picture.path }, picture)}
            problem={problemOf('picture')}
          />
        ) : (
          <div className={classes.part}>
            <h3 className={classes.title}>{t('appearance.pictures')}</h3>
            {phase === 'waiting' ? (
              <PictureSkeleton />
            ) : (
              <NoAnswer phase={phase} onRetry={retry}>
                {t('appearance.noList')}
              </NoAnswer>
            )}
          </div>
        )}
        <div className={classes.part}>
          <h3 className={classes.title}>{t('appearance.colors')}</h3>
          <PresetColors chosen={chosen.kind === 'color' ? chosen.color : undefined} onChoose={chooseColor} />
          <CustomColor saved={saved.kind === 'color' ? saved.color : undefined} onChoose={chooseColor} />
          <ChoiceNotice problem={problemOf('color')} />
        </div>
      </div>
    </SectionFrame>
  )
}
