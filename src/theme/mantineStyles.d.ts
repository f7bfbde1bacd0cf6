/**
 * Importing it brings the style sheets of Mantine that belong to no component (`scripts/mantineStyles.ts`).
 */
declare module 'virtual:mantine-styles' {}
