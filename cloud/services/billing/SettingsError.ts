/** What whoever runs the services has not said, in words for the log: nothing of what people sent. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}
