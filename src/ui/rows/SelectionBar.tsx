import { ActionIcon, Button, CloseButton } from '@mantine/core'
import { IconChecks, IconDots, type Icon } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from '../../i18n/TranslationProvider'
import { ActionMenu } from '../menu/ActionMenu'
import { menuPlaceOf, type MenuPlace } from '../menu/menuPlace'
import { ActionRow } from './ActionRow'
import classes from './SelectionBar.module.css'

/** Something that can be done with the rows that are chosen. */
export interface SelectionAction<Name extends string> {
  name: Name
  label: string
  icon: Icon
  isOff: boolean
  /** On a phone it stands in the menu alone. */
  isExtra?: boolean
}

interface Props<Name extends string> {
  /** How many rows are chosen. */
  count: number
  /** What its tools are called. */
  label: string
  /** What can be done with those that are chosen. */
  actions: readonly SelectionAction<Name>[]
  onAct: (name: Name) => void
  onAll: () => void
  onClose: () => void
}

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const
const look = { size: 22, stroke: 1.6, 'aria-hidden': true } as const

/**
 * What can be done with several rows of a list; stands in the place of the list's tools meanwhile. Where
 * there is no room for all of it, a menu has it in words.
 */
export function SelectionBar<Name extends string>(props: Props<Name>) {
  const { count, label, actions, onAct, onAll, onClose } = props
  const { t } = useTranslation()
  const [place, setPlace] = useState<MenuPlace>()
  const close = () => setPlace(undefined)
  const chosen = t('selection.count', { count })
  return (
    <div className={classes.bar}>
      <CloseButton aria-label={t('selection.close')} data-choosing onClick={onClose} />
      <span className={classes.count} role="status">
        {chosen}
      </span>
      <div className={classes.tools} role="toolbar" aria-label={label}>
        <Button className={classes.all} variant="subtle" onClick={onAll}>
          {t('selection.all')}
        </Button>
        {actions.map(({ name, label: called, icon: Sign, isOff, isExtra }) => (
          <ActionIcon
            key={name}
            aria-label={called}
            title={called}
            data-extra={isExtra || undefined}
            disabled={isOff}
            onClick={() => onAct(name)}
          >
            <Sign {...icon} />
          </ActionIcon>
        ))}
        <ActionIcon
          className={classes.more}
          aria-label={t('selection.more')}
          aria-haspopup="menu"
          onClick={(event) => setPlace(menuPlaceOf(event))}
        >
          <IconDots {...icon} />
        </ActionIcon>
      </div>
      {place ? (
        <ActionMenu place={place} title={chosen} onClose={close}>
          <ActionRow
            icon={<IconChecks {...look} />}
            label={t('selection.allRows')}
            onPress={() => {
              close()
              onAll()
            }}
          />
          {actions.map(({ name, label: called, icon: Sign, isOff }) => (
            <ActionRow
              key={name}
              icon={<Sign {...look} />}
              label={called}
              disabled={isOff}
              onPress={() => {
                close()
                onAct(name)
              }}
            />
          ))}
        </ActionMenu>
      ) : null}
    </div>
  )
}
