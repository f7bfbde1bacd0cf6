import { CloseButton } from '@mantine/core'
import { TextField } from './TextField'

interface Props {
  label: string
  /** What the button to close says. */
  closeLabel: string
  value: string
  /** It was open when the screen was left: nobody has just pressed for it. */
  isKept?: boolean
  onChange: (value: string) => void
  /** By its button or Escape. */
  onClose: () => void
}

/** The field for what is sought within a list. */
export function FindField({ label, closeLabel, value, isKept = false, onChange, onClose }: Props) {
  return (
    <TextField
      label={label}
      type="search"
      value={value}
      autoComplete="off"
      // It comes because somebody pressed for it.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={!isKept}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // It has done its work: what lies around the field stays as it is.
        event.preventDefault()
        onClose()
      }}
      end={<CloseButton aria-label={closeLabel} onClick={onClose} />}
    />
  )
}
