import 'virtual:texts/appearance'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/TranslationProvider'
import pictureGridClasses from './PictureGrid.module.css'
import type { ContentItem, PushBackgrounds } from '../../../schemas/generated/types'
import { isSameColor } from './Backdrop'
import { ChoiceNotice, useBackgroundChoice } from './backgroundChoice'
import {
  BuiltFormView,
  useBuiltForm,
  type FormValues,
  SectionFrame,
  type CoreSectionComponent,
} from '../../renderer'
import { Notice, NoAnswer } from '../../ui/states'
import { safeColor } from '../../ui/safeAddress'
import presetColorsClasses from './PresetColors.module.css'
import { RadioTiles } from './RadioTiles'
import { useAnswer } from '../../device'
import classes from './AppearanceSection.module.css'
import { Pictures } from './Pictures'

/** The shape of the pictures, after a moment of waiting for them. */
const PictureSkeleton = () => {
  const { t } = useTranslation()
  return (
    <div className={pictureGridClasses.grid} data-waiting>
      <VisuallyHidden role="status">{t('shell.loading')}</VisuallyHidden>
      {['one', 'two', 'three', 'four', 'five', 'six'].map((key) => (
        <Skeleton key={key} className={pictureGridClasses.shape} radius="md" />
      ))}
    </div>
  )
}

/**
 * The field of the custom colour and its button (action `apply`); fewer than 4 characters are never sent
 * [D5-24].
 */
const buildColorForm = (color: string, t: TFunction): ContentItem[] => [
  {
    id: 'color',
    element: 'input',
    type: 'color',
    label: t('appearance.customColor'),
    value: color,
    attributes: [{ placeholder: '#336699' }, { required: true }, { minlength: 4 }],
  },
  {
    id: 'apply',
    element: 'button',
    label: t('appearance.applyColor'),
    onClick: { type: 'panel', endpoint: 'panel', method: 'apply' },
  },
]

/** The colours that are offered [D9-35], each with the key of its name. */
export const presetColors = [
  { color: '#000', name: 'black' },
  { color: '#999', name: 'grey' },
  { color: '#CCC', name: 'lightGrey' },
  { color: '#C44', name: 'red' },
  { color: '#CAF', name: 'lavender' },
  { color: '#388', name: 'teal' },
] as const

const usualCustomColor = '#DDD'

/** Whether a colour is one of those that are offered. */
export const isPresetColor = (color: string): boolean =>
  presetColors.some((preset) => isSameColor(preset.color, color))

/**
 * What the field of the custom colour begins with: the saved colour, unless that is a preset, or none
 * [D9-35].
 */
export const customColor = (saved: string | undefined): string => {
  const color = saved?.trim() ?? ''
  return color === '' || isPresetColor(color) ? usualCustomColor : color
}

interface CustomColorProps {
  /** The colour that the player has as background; undefined while that is something else. */
  saved: string | undefined
  onChoose: (color: string) => void
}

/** A colour of one's own [D2.11-7]. It stays in the field while presets and pictures are tried. */
const CustomColor = ({ saved, onChoose }: CustomColorProps) => {
  const { t } = useTranslation()
  const [last, setLast] = useState(() => customColor(saved))
  if (saved !== undefined && !isPresetColor(saved) && saved !== last) setLast(saved)
  const [isNoColor, setNoColor] = useState(false)
  const form = useBuiltForm(buildColorForm(last, t))
  const send = (values: FormValues | undefined) => {
    if (!values) return
    const color = safeColor(values['color'])
    setNoColor(color === undefined)
    if (color !== undefined) onChoose(color)
  }
  return (
    <>
      <BuiltFormView
        form={form}
        onSubmit={send}
        onAction={() => {
          const values = form.submit()
          if (!values) setNoColor(false)
          send(values)
        }}
      />
      <div role="alert">{isNoColor && <Notice kind="error">{t('appearance.noColor')}</Notice>}</div>
    </>
  )
}

interface PresetColorsProps {
  /** The colour that is the background; undefined while that is something else. */
  chosen: string | undefined
  onChoose: (color: string) => void
}

/** The preset colours [D9-35], and a colour of one's own while it is the background. */
const PresetColors = ({ chosen, onChoose }: PresetColorsProps) => {
  const { t } = useTranslation()
  const own = chosen !== undefined && !isPresetColor(chosen) ? safeColor(chosen) : undefined
  const presets = presetColors.map(({ color, name }) => ({
    color,
    label: t(`appearance.color.${name}`),
    isChecked: chosen !== undefined && isSameColor(chosen, color),
  }))
  const all = own ? [...presets, { color: own, label: t('appearance.ownColor'), isChecked: true }] : presets
  return (
    <div className={presetColorsClasses.row}>
      <RadioTiles
        label={t('appearance.colors')}
        tiles={all.map(({ color, label, isChecked }) => ({
          key: color,
          label,
          isChecked,
          face: (
            <span
              className={presetColorsClasses.swatch}
              style={{ backgroundColor: color }}
              data-chosen={isChecked || undefined}
            >
              {isChecked && (
                <span className={presetColorsClasses.badge}>
                  <IconCheck size={16} stroke={2} aria-hidden />
                </span>
              )}
            </span>
          ),
        }))}
        onChoose={(color) => {
          if (chosen === undefined || !isSameColor(chosen, color)) onChoose(color)
        }}
      />
    </div>
  )
}

const pictures = ({ available }: PushBackgrounds) => available

/**
 * The core section `ui-settings`: the background of the interface, a picture or a colour [D2.10-14 D2.11-7].
 */
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
