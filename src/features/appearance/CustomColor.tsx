import { useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { BuiltFormView, useBuiltForm, type FormValues } from '../../renderer'
import { Notice } from '../../ui/Notice'
import { safeColor } from '../../ui/safeColor'
import { buildColorForm } from './buildColorForm'
import { customColor, isPresetColor } from './presetColors'

interface Props {
  /** The colour that the player has as background; undefined while that is something else. */
  saved: string | undefined
  onChoose: (color: string) => void
}

/** A colour of one's own [D2.11-7]. It stays in the field while presets and pictures are tried. */
export const CustomColor = ({ saved, onChoose }: Props) => {
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
