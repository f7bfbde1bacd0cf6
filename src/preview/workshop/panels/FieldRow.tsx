import { IconEyeOff, IconPencil } from '@tabler/icons-react'
import { memo } from 'react'
import type { FieldReport } from '../../report/SectionReport'
import classes from './FieldRow.module.css'

/** Characters of a value that are shown. */
const most = 400

const shorten = (value: string) => (value.length > most ? `${value.slice(0, most)}…` : value)

/** One field: its id, what it holds, what it held, and why it is not drawn. */
export const FieldRow = memo(function FieldRow({ field }: { field: FieldReport }) {
  const { id, label, kind, value, given, hiddenBecause, error } = field
  return (
    <li className={classes.row} data-edited={given !== undefined || undefined}>
      <p className={classes.name}>
        <code className={classes.id}>{id || 'no id'}</code>
        <span className={classes.kind}>{kind}</span>
      </p>
      {label !== '' && <p className={classes.label}>{label}</p>}
      <p className={classes.value}>
        <code>{value === '' ? 'no value' : shorten(value)}</code>
      </p>
      {given !== undefined && (
        <p className={classes.note}>
          <IconPencil size={16} stroke={1.5} aria-hidden className={classes.icon} />
          <span>
            Edited; the page gave <code>{given === '' ? 'no value' : shorten(given)}</code>
          </span>
        </p>
      )}
      {hiddenBecause !== undefined && (
        <p className={classes.note}>
          <IconEyeOff size={16} stroke={1.5} aria-hidden className={classes.icon} />
          <span>Hidden because {hiddenBecause}</span>
        </p>
      )}
      {error !== undefined && <p className={classes.error}>{error}</p>}
    </li>
  )
})
