import { useId, useRef, useState } from 'react'
import { useTranslation } from '../../i18n/useTranslation'
import { SafeHtml } from '../../ui/SafeHtml'
import classes from './FoldedText.module.css'
import { useIsCut } from './useIsCut'

interface Props {
  /** As the player wrote it. */
  html: string
  /** It stands open at first. */
  isOpened?: boolean
  /** Asked before it is opened. */
  mayOpen: () => boolean
}

/** The beginning of a text, with 'read more' where there is more of it than four lines [D2.6-4]. */
export function FoldedText({ html, isOpened = false, mayOpen }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const box = useRef<HTMLDivElement>(null)
  const [isOpen, setIsOpen] = useState(isOpened)
  const isCut = useIsCut(box)
  return (
    <div className={classes.text} data-open={isOpen || undefined}>
      <div id={id} ref={box} className={classes.box} data-cut={(isCut && !isOpen) || undefined}>
        <SafeHtml html={html} />
      </div>
      {isCut || isOpen ? (
        <button
          type="button"
          className={classes.more}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            if (isOpen || mayOpen()) setIsOpen(!isOpen)
          }}
        >
          {isOpen ? t('metadata.less') : t('metadata.more')}
        </button>
      ) : null}
    </div>
  )
}
