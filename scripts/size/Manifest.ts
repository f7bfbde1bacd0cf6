/** What the check reads of the manifest that Vite writes beside a build, by source file or chunk name. */
export type Manifest = Record<string, { file: string; imports?: string[]; isDynamicEntry?: boolean }>
