/** Whether a host's name tells of nobody: this machine, or a name that is reserved for examples. */
export const isOwnHost = (name: string): boolean =>
  name === '' || /^localhost$|(^|\.)(example(\.(com|net|org))?|invalid|test)$/i.test(name)
