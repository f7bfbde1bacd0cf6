import { Button } from '@mantine/core'
import { useState } from 'react'
import { pageButton } from '../../pageParts'
import { useRenderer } from '../../RendererContext'
import type { FieldProps } from '../ElementRules'
import { type ButtonItem, toCommand } from './element'

/** A button of the page; what it does is data [D2.10-7]. One that says nothing to do is disabled. */
export function ButtonField({ item, id, describedBy }: FieldProps<ButtonItem>) {
  const { run, t } = useRenderer()
  const [running, setRunning] = useState(false)
  const command = toCommand(item.onClick)

  const press = async () => {
    if (!command) return
    setRunning(true)
    try {
      await run(command)
    } finally {
      setRunning(false)
    }
  }

  return (
    <Button
      id={id}
      classNames={pageButton}
      variant="default"
      disabled={!command || item.readonly}
      loading={running}
      aria-describedby={describedBy}
      onClick={() => void press()}
    >
      {item.buttonLabel.trim() || item.label.trim() || item.id.trim() || t('renderer.unnamedButton')}
    </Button>
  )
}
