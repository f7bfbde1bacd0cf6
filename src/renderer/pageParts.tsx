import { at } from '../base'
import { UnstyledButton } from '@mantine/core'
import { IconInfoCircle } from '@tabler/icons-react'
import classes from './PageButton.module.css'
import docButtonClasses from './DocButton.module.css'
import { useRenderer } from './RendererContext'
import { parseSafeAddress } from '../ui/safeAddress'
import type { Item } from './elements/elements'
import type { Page, Section } from './model/Page'

/**
 * Class names of a Mantine button whose words a page brings; one object, so that no render makes a new one.
 */
export const pageButton = { root: classes.button, label: classes.label }

interface DocButtonProps {
  /** What the document is about, as it stands beside the button. */
  label: string
  html: string
}

const sign = <IconInfoCircle size={18} aria-hidden />

/** Opens the document of an item or section [D2.10-4]; absent where the host switched documents off. */
export function DocButton({ label, html }: DocButtonProps) {
  const { t, openDoc } = useRenderer()
  if (!openDoc) return null
  return (
    <UnstyledButton
      className={docButtonClasses.doc}
      aria-label={t('renderer.about', { label })}
      onClick={() => openDoc({ title: label, html })}
    >
      {sign}
    </UnstyledButton>
  )
}

interface OauthRequest {
  performerUrl: string
  /** `category/name` of the plugin that gets the token. */
  plugin: string
  scopes: readonly string[]
  /** Origin of the player, which receives the token. */
  deviceOrigin: string
  /** Where the player sends the browser afterwards: the page with the button. */
  pageAddress: string
}

/**
 * Where an oauth button leads [D2.10-10]: the performer, with the player's token address to come back to and
 * the scopes. Undefined when the performer's address is none that may be opened.
 */
export function oauthAddress(request: OauthRequest): string | undefined {
  const performer = parseSafeAddress(request.performerUrl)
  if (!performer.ok) return undefined
  const back = new URL(at(request.deviceOrigin, '/api/v1/oauth'))
  back.searchParams.set('plugin', request.plugin)
  back.searchParams.set('plugin_url', request.pageAddress)
  const address = new URL(performer.href)
  address.searchParams.set('redirect_uri', back.href)
  address.searchParams.set('scopes', request.scopes.join(','))
  return address.href
}

/**
 * A slice of a section's items that is drawn in one go; core sections and empty ones have one part without
 * items.
 */
interface PagePart {
  /** Place in the order in which parts are drawn. */
  part: number
  items: readonly Item[]
}

/** A section and its slices. */
export interface SectionParts {
  section: Section
  parts: PagePart[]
}

const itemsPerPart = 8

/**
 * Cuts the sections of a page into parts small enough to be drawn within one frame; hidden ones
 * only where they are asked for.
 */
export function pageParts(page: Page, withHidden = false): SectionParts[] {
  let part = 0
  return page.sections
    .filter(({ hidden }) => withHidden || !hidden)
    .map((section) => {
      const items = section.kind === 'form' ? section.items : []
      const count = Math.max(1, Math.ceil(items.length / itemsPerPart))
      const parts = Array.from({ length: count }, (_, slice) => ({
        part: part++,
        items: items.slice(slice * itemsPerPart, (slice + 1) * itemsPerPart),
      }))
      return { section, parts }
    })
}
