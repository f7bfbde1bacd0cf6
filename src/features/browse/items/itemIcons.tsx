import classes from './itemIcons.module.css'

const icon = (path: string) => (
  <svg className={classes.icon} viewBox="0 0 24 24" aria-hidden>
    <path d={path} />
  </svg>
)
const heartShape = 'M12 20l-7.6-7.4a4.6 4.6 0 0 1 6.5-6.5L12 7.2l1.1-1.1a4.6 4.6 0 0 1 6.5 6.5z'

/** The signs on the buttons of an item, drawn once for all: hundreds of them pass while somebody scrolls. */
export const itemIcons = {
  play: icon('M8 5.5v13l11-6.5z'),
  heart: icon(heartShape),
  dots: (
    <svg className={classes.dots} viewBox="0 0 24 24" aria-hidden>
      <path d="M5 12h.01M12 12h.01M19 12h.01" />
    </svg>
  ),
}

/** The sign of a favourite, which bears its name. */
export const favouriteSign = (label: string) => (
  <svg className={classes.favourite} viewBox="0 0 24 24" role="img" aria-label={label}>
    <path d={heartShape} />
  </svg>
)
