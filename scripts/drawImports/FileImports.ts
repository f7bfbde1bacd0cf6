/** Which files a file imports, types included; paths from the project's root. */
export interface FileImports {
  file: string
  imports: readonly string[]
}
