import { CloseButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../ui/TextField'

interface Props {
  value: string
  onChange: (value: string) => void
  /** By its button or Escape. */
  onClose: () => void
}

/** The field for what is sought in the queue. */
export function FindField({ value, onChange, onClose }: Props) {
  const { t } = useTranslation()
  return (
    <TextField
      label={t('queue.findLabel')}
      type="search"
      value={value}
      autoComplete="off"
      // It comes because somebody pressed for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
      end={<CloseButton aria-label={t('queue.findEnd')} onClick={onClose} />}
    />
  )
}
