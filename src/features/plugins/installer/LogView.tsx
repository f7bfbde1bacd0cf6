import { useVirtualizer } from '@tanstack/react-virtual'
import { useLayoutEffect, useRef } from 'react'
import { useTranslation } from '../../../i18n/TranslationProvider'
import { useTextSize } from '../../../ui/textSize'
import { SlimButton } from '../../../ui/slimButton/SlimButton'
import { IconArrowDown } from '@tabler/icons-react'
import classes from './LogView.module.css'

interface Props {
  lines: readonly string[]
  /** It stays at its end as it grows. */
  follows: boolean
  /** The reader has scrolled away from the end. */
  onLeft: () => void
  /** The reader is at the end again. */
  onReached: () => void
}

/** So near to the end counts as at it, px. */
const tolerance = 10

/** The advanced log [D2.12-4]: only the lines in view exist, however many there are. */
export function LogView({ lines, follows, onLeft, onReached }: Props) {
  const { t } = useTranslation()
  const frame = useRef<HTMLDivElement>(null)
  // As in the style sheet.
  const lineHeight = Math.round(20 * useTextSize())
  const virtualizer = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => lineHeight,
    overscan: 8,
    useFlushSync: false,
  })
  useLayoutEffect(() => {
    const { current } = frame
    if (follows && current) current.scrollTop = current.scrollHeight
  }, [follows, lines])
  return (
    <div className={classes.frame}>
      <div
        ref={frame}
        className={classes.log}
        role="log"
        aria-label={t('plugins.installer.log')}
        // A screen reader would read every line of a flood; who wants them goes there.
        aria-live="off"
        // Keys scroll it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) => {
          const isAtEnd = scrollHeight - clientHeight - scrollTop <= tolerance
          if (isAtEnd && !follows) onReached()
          if (!isAtEnd && follows) onLeft()
        }}
      >
        <div className={classes.lines} style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <div key={index} className={classes.line} style={{ transform: `translateY(${start}px)` }}>
              {lines[index]}
            </div>
          ))}
        </div>
      </div>
      {follows ? null : (
        <div className={classes.toEnd}>
          <SlimButton
            icon={<IconArrowDown size={18} stroke={1.75} aria-hidden />}
            label={t('plugins.installer.toEnd')}
            onPress={onReached}
          />
        </div>
      )}
    </div>
  )
}
