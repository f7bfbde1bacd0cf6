import { IconCheck } from '@tabler/icons-react'
import { useTranslation } from '../../i18n/useTranslation'
import { safeColor } from '../../ui/safeColor'
import { isSameColor } from './isSameColor'
import classes from './PresetColors.module.css'
import { isPresetColor, presetColors } from './presetColors'
import { RadioTiles } from './RadioTiles'

interface Props {
  /** The colour that is the background; undefined while that is something else. */
  chosen: string | undefined
  onChoose: (color: string) => void
}

/** The preset colours [D9-35], and a colour of one's own while it is the background. */
export const PresetColors = ({ chosen, onChoose }: Props) => {
  const { t } = useTranslation()
  const own = chosen !== undefined && !isPresetColor(chosen) ? safeColor(chosen) : undefined
  const presets = presetColors.map(({ color, name }) => ({
    color,
    label: t(`appearance.color.${name}`),
    isChecked: chosen !== undefined && isSameColor(chosen, color),
  }))
  const all = own ? [...presets, { color: own, label: t('appearance.ownColor'), isChecked: true }] : presets
  return (
    <div className={classes.row}>
      <RadioTiles
        label={t('appearance.colors')}
        tiles={all.map(({ color, label, isChecked }) => ({
          key: color,
          label,
          isChecked,
          face: (
            <span
              className={classes.swatch}
              style={{ backgroundColor: color }}
              data-chosen={isChecked || undefined}
            >
              {isChecked && (
                <span className={classes.badge}>
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
