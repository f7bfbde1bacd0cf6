import { Input, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useClosedByBack } from '../../ui/overlays/useClosedByBack'
import type { Option } from '../model/Item'
import { OptionList } from './OptionList'
import classes from './SearchableSelect.module.css'

interface SearchableSelectProps {
  id: string
  labelId: string
  describedBy: string | undefined
  invalid: boolean
  disabled: boolean
  options: readonly Option[]
  /** Index of the chosen option, -1 for none of them. */
  selected: number
  /** Label of the pushed value when no option stands for it; it stays a choice, as index -1. */
  stray: string | undefined
  placeholder: string
  onChoose: (index: number) => void
}

/**
 * A long choice: a button that opens a list with a search field. The list mounts only while it is open and only the
 * rows that are seen, so that 6,000 options cost no more than 30.
 */
export function SearchableSelect(props: SearchableSelectProps) {
  const { id, labelId, describedBy, invalid, disabled, options, selected, stray, placeholder, onChoose } =
    props
  const [opened, setOpened] = useState(false)
  useClosedByBack(() => setOpened(false), opened)
  const text = options[selected]?.label ?? stray
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      width="target"
      position="bottom-start"
      trapFocus
      returnFocus
      transitionProps={{ duration: 0 }}
      withRoles={false}
    >
      <Popover.Target>
        <Input
          component="button"
          type="button"
          id={id}
          pointer
          disabled={disabled}
          error={invalid}
          aria-haspopup="listbox"
          aria-expanded={opened}
          aria-labelledby={`${labelId} ${id}`}
          aria-describedby={describedBy}
          rightSection={<IconChevronDown size={16} />}
          rightSectionPointerEvents="none"
          onClick={() => setOpened(!opened)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            setOpened(true)
          }}
        >
          <span className={classes.text} data-placeholder={text === undefined || undefined}>
            {text ?? placeholder}
          </span>
        </Input>
      </Popover.Target>
      <Popover.Dropdown className={classes.dropdown}>
        {opened && (
          <OptionList
            labelId={labelId}
            options={options}
            selected={selected}
            stray={stray}
            onChoose={(index) => {
              onChoose(index)
              setOpened(false)
            }}
          />
        )}
      </Popover.Dropdown>
    </Popover>
  )
}
