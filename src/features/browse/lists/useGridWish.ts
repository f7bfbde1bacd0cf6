import { useLocalStorage } from '@mantine/hooks'

/** Whether grids are wished for, kept in this browser as `showGridView` [D9-11]; lists are the default. */
export const useGridWish = () =>
  useLocalStorage({
    key: 'showGridView',
    defaultValue: false,
    getInitialValueInEffect: false,
    deserialize: (text) => text === 'true',
    serialize: String,
  })
