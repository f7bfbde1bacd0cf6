import { ActionIcon } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import { useRenderer } from './RendererContext'

/** Opens the document of an item or section [D2.10-4]; absent where the host switched documents off. */
export function DocButton({ title, html }: { title: string; html: string }) {
  const { t, openDoc } = useRenderer()
  if (!openDoc) return null
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={36}
      radius="xl"
      aria-label={t('renderer.about', { label: title })}
      onClick={() => openDoc({ title, html })}
    >
      <IconInfoCircle size={18} />
    </ActionIcon>
  )
}
