import classes from './tick.module.css'

/** A box of its own look, of a row that can be chosen: filled and ticked where that has `data-selected`. */
export const tick = (
  <svg className={classes.tick} viewBox="0 0 24 24" aria-hidden>
    <rect x="3" y="3" width="18" height="18" rx="5" />
    <path d="M8 12.5l3 3l5.5-6.5" />
  </svg>
)
