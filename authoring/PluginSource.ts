/** A file as its author sees it. */
export interface SourceFile {
  /** Name to show, e.g. `i18n/strings_de.json` or a path from where the command runs. */
  name: string
  text: string
}

/** What the settings page of one plugin is made from. */
export interface PluginSource {
  page: SourceFile
  /** The files of texts by language code, e.g. `en`. */
  strings: ReadonlyMap<string, SourceFile>
  /**
   * Words of the plugin's program, if they are known: texts that it names are used, though the page does not
   * ask for them.
   */
  words?: ReadonlySet<string>
}
