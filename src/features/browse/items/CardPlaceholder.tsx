import classes from './CardPlaceholder.module.css'

/** A card of nothing, appended to grids [D2.6-7 D9-11]: as high as the others, and told to nobody. */
export const CardPlaceholder = () => <li className={classes.card} aria-hidden />
