/**
 * What the check reads of the manifest that Vite writes beside a build, by source file or chunk name;
 * programs of workers are assets.
 */
export type Manifest = Record<
  string,
  {
    file: string
    imports?: string[]
    dynamicImports?: string[]
    css?: string[]
    assets?: string[]
    isDynamicEntry?: boolean
  }
>
