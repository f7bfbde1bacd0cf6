/** What `faceplate lint --help` says. */
export const help = `Finds settings pages and says on which line they are wrong.

  faceplate lint [options] [paths…]

A path is a UIConfig.json, a file of its texts, the folder of a plugin, or a folder that is searched for plugins (without
node_modules and folders that begin with a dot); without a path it is the folder that you are in. Texts are read from
i18n/strings_<language>.json.

Error: it does not work on a player. Warning: it works, but not as written. Hint: style. The rules are in docs/lint.

  --format text|json|sarif   how to print what was found (default text)
  --quiet                    print errors only
  --max-warnings N           fail if there are more warnings
  --off RULE,RULE            rules that are not asked; a plugin's own package.json can say the same for its page:
                             "faceplate": { "lint": { "off": ["unused-text"] } }
  --rules                    list the rules
  --help                     this

Ends with 0 if there is no error, with 1 if there is one or there are too many warnings, with 2 if it could not be tried.
`
