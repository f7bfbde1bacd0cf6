import type { TFunction } from 'i18next'
import { createContext, use, type ComponentType, type PropsWithChildren } from 'react'
import type { Item } from './elements/elements'
import type { PageSession } from './form/PageSession'
import type { FormSection, Section } from './model/Page'
import type { RunCommand } from './model/PageCommand'

/** An item and where it stands. */
export interface ItemRowProps {
  session: PageSession
  section: FormSection
  item: Item
}

/**
 * What is said where somebody else changed an edited field: the words about the other value, and on the
 * button that takes it.
 */
export interface ConflictWords {
  changed: (value: string) => string
  take: string
}

/** What the host of a page hands to everything on it. */
export interface RendererHost {
  run: RunCommand
  /** Address of a plugin's section image [D7-45]. */
  sectionImage: (image: string) => string
  /** Opens the text behind an item's info button [D2.10-4]; undefined: documents are switched off. */
  openDoc: ((doc: { title: string; html: string }) => void) | undefined
  /** Whether descriptions of items are shown [D2.10-4]. */
  showDescriptions: boolean
  /**
   * Told how the interface heads a section that it brings itself, once that is drawn: devices only name
   * those.
   */
  onHeading?: ((sectionKey: string, heading: string) => void) | undefined
  /** Where it is not the player that changes values. */
  conflict?: ConflictWords | undefined
  /**
   * Draws something around the row of an item that is hidden; without it such items are not drawn, as on
   * players.
   */
  HiddenItem?: ComponentType<PropsWithChildren<ItemRowProps>> | undefined
  /** The same for a section that is hidden. */
  HiddenSection?: ComponentType<PropsWithChildren<{ section: Section }>> | undefined
}

/**
 * Host and translator, looked up once for the page: with hundreds of fields a hook each would cost more than
 * the field.
 */
export interface RendererTools extends RendererHost {
  t: TFunction
}

export const RendererContext = createContext<RendererTools | undefined>(undefined)

/** The tools of the page around; throws outside of one. */
export function useRenderer(): RendererTools {
  const tools = use(RendererContext)
  if (!tools) throw new Error('Parts of a page are drawn inside <Page> only')
  return tools
}
