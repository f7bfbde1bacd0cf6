import { IconAlertCircle } from '@tabler/icons-react'
import { describeNotice } from './describeNotice'
import type { Notice } from './model/Notice'
import classes from './Notices.module.css'
import { useRenderer } from './RendererContext'

/** Small words for the page's author at the spot that they are about; the page around works regardless. */
export function Notices({ notices }: { notices: readonly Notice[] }) {
  const { t } = useRenderer()
  return notices.map((notice) => (
    <p key={`${notice.code} ${notice.detail}`} className={classes.notice} data-notice={notice.code}>
      <IconAlertCircle size={16} aria-hidden className={classes.icon} />
      <span>{describeNotice(t, notice)}</span>
    </p>
  ))
}
