import type { ControlGroup } from '../ControlAction'

/** Lines for the interface's debug screen [D2.16-1]. */
export const consoleGroup: ControlGroup = {
  title: 'Console lines',
  actions: [
    {
      id: 'console-one',
      label: 'one',
      run: ({ clients }) =>
        clients.broadcast('printConsoleMessage', `player: time is ${new Date().toISOString()}`),
    },
    {
      id: 'console-many',
      label: '200',
      run: ({ clients }) => {
        for (let line = 1; line <= 200; line += 1)
          clients.broadcast('printConsoleMessage', `player: line ${line} of 200`)
      },
    },
    {
      id: 'console-hostile',
      label: 'markup',
      run: ({ clients }) =>
        clients.broadcast('printConsoleMessage', '<img src=x onerror="document.title=\'pwned\'">'),
    },
  ],
}
