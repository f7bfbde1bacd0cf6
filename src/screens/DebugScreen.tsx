/** Debug. */
export const DebugScreen = () => null
