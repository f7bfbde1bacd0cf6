import type { Diagnostic } from './Diagnostic'
import type { SourceFile } from './PluginSource'

/** A plugin's files as they travel to a browser: a list of the texts, since a language may bear any name. */
export interface PreviewSource {
  page: SourceFile
  strings: { language: string; file: SourceFile }[]
  /**
   * The sections' images that are in the plugin's folder, by the name that the page gives them, as `data:`
   * addresses.
   */
  images: Record<string, string>
}

/** What there is to draw now. */
export interface PreviewFiles {
  /** Absent as long as there is no settings page. */
  source?: PreviewSource
  /** Why there is none. */
  missing?: string
}

/**
 * All that the preview in the browser begins with; the command writes it as `data.js`, which sets
 * `previewData`.
 */
export interface PreviewData {
  /** The file or folder that was asked for, as the person wrote it. */
  asked: string
  files: PreviewFiles
  diagnostics: Diagnostic[]
  brand: { productName: string; accentColor: string }
  /** Whether a running command tells of each save, at `events`; files that were written once are not. */
  isLive: boolean
}

/**
 * What the running command tells: the files after a save, and what is wrong with them as soon as that is
 * known.
 */
export type PreviewNews =
  | { kind: 'files'; files: PreviewFiles }
  | { kind: 'diagnostics'; diagnostics: Diagnostic[] }
