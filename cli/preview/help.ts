/** What `faceplate preview --help` says. */
export const help = `Shows a plugin's settings page as the interface draws it, and what it would send, anew on every save.

  faceplate preview <UIConfig.json | form | plugin folder> [options]

A form is a file with a JSON Schema as “schema”, and “uiSchema” and “value” if it has them, such as a config.schema.json.

  --port N        port to open (default 4600; the next free one if it is taken)
  --host ADDRESS  address to listen at (default 127.0.0.1, which keeps it to this machine)
  --no-open       do not open a browser
  --brand FILE    another brand.json, for its accent
  --static DIR    write the same as files that need no server into DIR, and end
  --help          this

Rules of “faceplate lint” that the plugin's package.json switches off stay off here.
`
