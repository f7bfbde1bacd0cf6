import classes from './PageButton.module.css'

/** Class names of a Mantine button whose words a page brings; one object, so that no render makes a new one. */
export const pageButton = { root: classes.button, label: classes.label }
