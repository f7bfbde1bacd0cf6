import classes from './BrowseView.module.css'

interface Props {
  title: string
}

/** What the page is called, and what it is about. */
export const PageHead = ({ title }: Props) => <h1 className={classes.title}>{title}</h1>
