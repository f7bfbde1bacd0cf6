import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react'
import classes from './TextField.module.css'

interface Props extends InputHTMLAttributes<HTMLInputElement> {
  label: string
  hint?: string
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
  /** Stands at the end of the field, e.g. a button of 44 px. */
  end?: ReactNode
}

/**
 * A labelled text field for the overlays. They are in what every screen loads, so they do without Mantine's
 * inputs, which weigh more than all overlays together; forms use those.
 */
export const TextField = ({ label, hint, error, ref, end, ...input }: Props) => {
  const id = useId()
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{label}</label>
      <div className={classes.line} data-error={error !== undefined || undefined}>
        <input
          {...input}
          ref={ref}
          id={id}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint ${id}-error`}
        />
        {end}
      </div>
      <div id={`${id}-error`} className={classes.error} aria-live="polite">
        {error}
      </div>
      {hint === undefined ? null : (
        <div id={`${id}-hint`} className={classes.hint}>
          {hint}
        </div>
      )}
    </div>
  )
}
