/** The picture that a new player shows. */
export const firstBackground = { title: 'Graphite', path: 'graphite.svg' } as const
