import { Input, Popover } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useClosedByBack } from '../../../ui/overlays/openOverlays'
import { findOption, ownLabel, type Option, type SelectItem } from './element'
import { OptionList } from './OptionList'
import classes from './SearchableSelect.module.css'
import type { FieldProps } from '../ElementRules'
import { useRenderer } from '../../RendererContext'

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
  unknownValue: string | undefined
  placeholder: string
  onChoose: (index: number) => void
}

/**
 * A long choice: a button that opens a list with a search field. The list mounts only while it is open and
 * only the rows that are seen, so that 6,000 options cost no more than 30.
 */
function SearchableSelect(props: SearchableSelectProps) {
  const {
    id,
    labelId,
    describedBy,
    invalid,
    disabled,
    options,
    selected,
    unknownValue,
    placeholder,
    onChoose,
  } = props
  const [opened, setOpened] = useState(false)
  useClosedByBack(() => setOpened(false), opened)
  const text = options[selected]?.label ?? unknownValue
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
            unknownValue={unknownValue}
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

/**
 * From this many options on, a person searches rather than scrolls; a native list also gets slow to mount
 * then.
 */
const searchableFrom = 25

const chevron = <IconChevronDown size={16} />

/**
 * A choice. Chosen, it sends the option's whole object as pushed. A value that is not among the options
 * stays, and stays selectable, under its own label.
 */
export function SelectField({
  item,
  value,
  onChange,
  id,
  labelId,
  describedBy,
  invalid,
}: FieldProps<SelectItem>) {
  const { t } = useRenderer()
  const index = findOption(item.options, value)
  const unknownValue = findOption(item.options, item.pushed) < 0 ? ownLabel(item.pushed) : undefined
  const choose = (next: number) => onChange(item.options[next]?.raw ?? item.pushed)

  if (item.options.length >= searchableFrom)
    return (
      <SearchableSelect
        id={id}
        labelId={labelId}
        describedBy={describedBy}
        invalid={invalid}
        disabled={item.readonly}
        options={item.options}
        selected={index}
        unknownValue={unknownValue}
        placeholder={item.placeholder || t('renderer.choose')}
        onChoose={choose}
      />
    )
  return (
    // Not NativeSelect: the row has its own label and messages, and the wrapper for them doubles the time to
    // mount.
    <Input
      component="select"
      pointer
      id={id}
      value={index}
      disabled={item.readonly}
      error={invalid}
      rightSection={chevron}
      rightSectionPointerEvents="none"
      aria-describedby={describedBy}
      aria-invalid={invalid || undefined}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    >
      {(index < 0 || unknownValue !== undefined) && (
        <option value={-1} disabled={unknownValue === undefined}>
          {unknownValue ?? (item.placeholder || t('renderer.choose'))}
        </option>
      )}
      {item.options.map((option, position) => (
        // Options may repeat in every respect; their place is all that tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <option key={position} value={position}>
          {option.label}
        </option>
      ))}
    </Input>
  )
}
