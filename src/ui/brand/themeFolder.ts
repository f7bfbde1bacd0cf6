/** Folder of the theme that this panel is, on the host that serves it. */
export const themeFolder = '/app/themes/modern'
