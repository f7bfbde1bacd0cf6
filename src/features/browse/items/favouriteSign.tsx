import classes from './favouriteSign.module.css'

/** The sign of a favourite, which bears its name. */
export const favouriteSign = (label: string) => (
  <svg className={classes.favourite} viewBox="0 0 24 24" role="img" aria-label={label}>
    <path d="M12 20l-7.6-7.4a4.6 4.6 0 0 1 6.5-6.5L12 7.2l1.1-1.1a4.6 4.6 0 0 1 6.5 6.5z" />
  </svg>
)
