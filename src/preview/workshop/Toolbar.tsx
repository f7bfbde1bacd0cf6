import { Button, NativeSelect, SegmentedControl } from '@mantine/core'
import { IconArrowBackUp, IconEye, IconEyeOff } from '@tabler/icons-react'
import { findLanguage } from '../../../schemas/languages'
import { uiThemeNames } from '../../theme/uiTheme/UiTheme'
import { type Settings, screens, widthNames } from './settings/Settings'
import classes from './Toolbar.module.css'

interface Props {
  settings: Settings
  /** Codes of the strings files. */
  languages: readonly string[]
  /** Whether anything typed differs from the files. */
  isEdited: boolean
  hiddenCount: number
  onChange: (changes: Partial<Settings>) => void
  onStartOver: () => void
}

const widthChoices = widthNames.map((value) => ({ value, label: screens[value].label }))

const themeChoices = uiThemeNames.map((value) => ({
  value,
  label: `${value.charAt(0).toUpperCase()}${value.slice(1)} theme`,
}))

const sign = { size: 18, stroke: 1.5, 'aria-hidden': true } as const

const nameOf = (code: string) => {
  const label = findLanguage(code)?.label
  return label === undefined ? code : `${label} (${code})`
}

/** How the page is looked at. */
export function Toolbar({ settings, languages, isEdited, hiddenCount, onChange, onStartOver }: Props) {
  const { width, uiTheme, language, showsHidden } = settings
  return (
    <div className={classes.bar}>
      <SegmentedControl
        aria-label="Screen"
        className={classes.screens}
        data={widthChoices}
        value={width}
        onChange={(value) => {
          const name = widthNames.find((one) => one === value)
          if (name) onChange({ width: name })
        }}
      />
      <NativeSelect
        aria-label="UI theme"
        className={classes.theme}
        data={themeChoices}
        value={uiTheme}
        onChange={({ currentTarget }) => {
          const name = uiThemeNames.find((one) => one === currentTarget.value)
          if (name) onChange({ uiTheme: name })
        }}
      />
      <NativeSelect
        aria-label="Language of the texts"
        className={classes.language}
        data={[
          ...languages.map((code) => ({ value: code, label: nameOf(code) })),
          { value: '', label: 'Keys as written' },
        ]}
        value={language}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value })}
      />
      <Button
        variant="default"
        className={classes.toggle}
        aria-pressed={showsHidden}
        title="Draw what is hidden now, with the reason"
        leftSection={showsHidden ? <IconEye {...sign} /> : <IconEyeOff {...sign} />}
        onClick={() => onChange({ showsHidden: !showsHidden })}
      >
        Hidden{hiddenCount > 0 && ` (${hiddenCount})`}
      </Button>
      <Button
        variant="default"
        disabled={!isEdited}
        leftSection={<IconArrowBackUp {...sign} />}
        onClick={onStartOver}
      >
        Start over
      </Button>
    </div>
  )
}
