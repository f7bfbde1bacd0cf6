/** What `faceplate --help` says. */
export const help = `The interface for players of the house, and the workshop of plugin authors.

  faceplate preview <UIConfig.json | plugin folder>   the settings page as the interface draws it, hot on every save
  faceplate lint <paths…>                             finds settings pages and says on which line they are wrong
  faceplate schema                                    prints the JSON Schema of a settings page; \`--from\` a page as one with
                                                      forms of JSON Schema
  faceplate serve                                     the interface for a player of the house, which is looked for; also
                                                      what \`faceplate\` does without a word
  faceplate player                                    the interface on an embedded player
  faceplate cloud                                     the cloud of the account area, embedded
  faceplate cloud config | catalogue | hosting        what an operator's own Firebase project needs instead

  faceplate <command> --help                          what each takes
`
