/**
 * What tells of somebody by its look, wherever it stands. Each has the flag g. Texts are long and hostile: no pattern looks
 * at a character more than a few times.
 */
export const findText = {
  /** Up to the host. Other schemes are names of music services, which have no host there. */
  url: /\b((?:https?|wss?|s?ftps?|smb|cifs|nfs|afp|davs?|ssh|telnet|vnc|rtsp|rtmp|mms|icy|icecast|mpd|ldap):(?:\/\/|\\\\))([^\s"'<>/\\?#@]{0,200}@)?(\[[\da-f:.%]{2,60}\]|[^\s"'<>/\\?#:@,;)\]}]{0,255})/gi,
  /** \\host\share, and //host/share where nothing stands before it. */
  share: /(?<![\w:/\\])(\\\\|\/\/)([\w.-]+)(?=[\\/])/g,
  /** host:/export, as NFS writes it. */
  export: /(?<![\w./-])([a-z\d][\w.-]{0,250}):(?=\/[^/])/gi,
  email:
    /[^\s"'<>@,;:()[\]{}\\/=&?#|`]{1,64}@(?:[^\s"'<>@,;:()[\]{}\\/=&?#|`]{1,64}@){0,8}[\p{L}\p{N}][\p{L}\p{N}.-]{0,250}/gu,
  hardware: /(?<![\da-f:-])[\da-f]{2}([:-])(?:[\da-f]{2}\1){4}[\da-f]{2}(?![\da-f:-])/gi,
  uuid: /(?<![\da-z])[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}(?![\da-z])/gi,
  version6: /(?<![\w:.])(?:[\da-f]{0,4}:){2,8}[\da-f.]{0,45}(?:%\w{1,20})?(?![\w:])/gi,
  version4: /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?!\.?\w)/g,
  /** Names that only mean something in one house, and full names of hosts. */
  host: /(?<![\w.@-])[a-z\d](?:[\w-]{0,62}\.){1,8}[a-z]{2,24}(?![\w-])/gi,
  /** The user's part of a path; with spaces only where the path goes on. */
  home: /((?:^|[^\w])(?:home|users|documents and settings|run[\\/]media)[\\/])([^\\/\s"'<>:]+(?: [^\\/\s"'<>:]+)*(?=[\\/])|[^\\/\s"'<>:,;)]+)/gi,
  bearer: /\b(bearer|basic)\s+([\w.~+/=-]{8,})/gi,
  jwt: /\beyJ[\w-]{8,}\.[\w-]+(?:\.[\w-]+)?/g,
  /** key=value of addresses and of logs. */
  assigned:
    /\b((?:\w*[_-])?(?:token|secret|password|passwd|passphrase|psk|pwd|api_?key|auth|authorization|signature|sig|session|sid))(\s?[=:]\s?)([^\s"'<>&;,]+)/gi,
  /** The same for names of users. */
  assignedUser: /\b((?:\w*[_-])?(?:user|username|login))(\s?[=:]\s?)([^\s"'<>&;,]+)/gi,
  assignedSerial: /\b(serial(?:[ _-]?(?:number|no|nr))?)(\.?\s?[=:#]\s?)([^\s"'<>&;,]+)/gi,
  /** Keys and sums: long, and no word of any language. */
  key: /(?<![\w-])[\w-]{12,}={0,2}(?![\w-])/g,
  encoded: /[^\s"'<>&=?#/:]{0,300}%[\da-f]{2}[^\s"'<>&=?#/:]{0,300}/gi,
} as const
