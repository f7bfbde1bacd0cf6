import { Skeleton, VisuallyHidden } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import classes from './WaitingLines.module.css'

interface Props {
  /** Height of each line in px: what comes has about this shape. */
  height?: number
  count?: number
}

/** The shape of what comes, shown only after 150 ms of waiting. */
export const WaitingLines = ({ height = 24, count = 4 }: Props) => {
  const { t } = useTranslation()
  return (
    <div className={classes.lines}>
      <VisuallyHidden>{t('shell.loading')}</VisuallyHidden>
      {Array.from({ length: count }, (_, line) => (
        <Skeleton key={line} height={height} radius="sm" />
      ))}
    </div>
  )
}
