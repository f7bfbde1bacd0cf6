/** Endings that only mean something within one house. */
const local = /\.(local|lan|home|box|internal|intranet|localdomain|corp|arpa|private)$/i
const everywhere = /\.(com|net|org|info|io|dev|app|cloud|online|biz|tv|fm|[a-z]{2})$/
const files = /\.(js|py|sh|so|md|ts|gz|xz|db|mp|wv|qt)$/

/** Whether a name with dots is a host's rather than a file's or a key's. */
export const looksLikeHost = (name: string): boolean =>
  local.test(name) || (name.split('.').length > 2 && everywhere.test(name) && !files.test(name))
