import { Menu } from '@mantine/core'
import { useId, type Ref } from 'react'
import { createPortal } from 'react-dom'
import { useReturnedFocus } from '../modal/ModalFrame'
import { useClosedByBack } from '../overlays/openOverlays'
import { MenuItemContext, type MenuItemProps, type MenuProps } from './menuParts'
import classes from './FloatingMenu.module.css'

/** Its row closes the menu, because some have to before they act. */
const stays = { className: classes.item, closeMenuOnClick: false }
const checkClass = { itemIndicator: classes.check }

const drawItem = ({ icon, disabled, isPressed, newTab, onPress, children }: MenuItemProps) =>
  isPressed !== undefined ? (
    <Menu.CheckboxItem
      {...stays}
      classNames={checkClass}
      checked={isPressed}
      disabled={disabled}
      onClick={onPress}
    >
      <span className={classes.switch}>
        <span className={classes.sign} data-on={isPressed || undefined}>
          {icon}
        </span>
        <span className={classes.words}>{children}</span>
      </span>
    </Menu.CheckboxItem>
  ) : newTab === undefined ? (
    <Menu.Item {...stays} leftSection={icon} disabled={disabled} onClick={onPress}>
      {children}
    </Menu.Item>
  ) : (
    <Menu.Item
      {...stays}
      leftSection={icon}
      component="a"
      href={newTab}
      target="_blank"
      rel="noopener"
      disabled={disabled}
      onClick={onPress}
    >
      {children}
    </Menu.Item>
  )

interface SpotProps {
  box: MenuProps['place']['box']
  ref?: Ref<HTMLSpanElement>
}

const anywhere = { fn: ({ x, y }: { x: number; y: number }) => ({ x, y }) }

/** What the menu stands at; what is said of a menu to screen readers its button says. */
const Spot = ({ box, ref }: SpotProps) => <span ref={ref} className={classes.place} style={box} />

/**
 * A menu at its button or at the pointer, as long as it is mounted: arrows and first letters choose, Escape
 * and a press elsewhere close it, which is no press of what lies there.
 */
export default function FloatingMenu({ place, title, about, children, onClose }: MenuProps) {
  useReturnedFocus()
  useClosedByBack(onClose)
  const titleId = useId()
  const isByKeys = place.by === 'keys'
  return (
    <Menu
      opened
      onChange={(isOpen) => isOpen || onClose()}
      position={place.isAtButton ? 'bottom-end' : 'bottom-start'}
      offset={place.isAtButton ? 4 : 0}
      // Beside its place, too, where it fits neither above nor below that; and on a screen that has become so
      // small that its place is not on it.
      middlewares={{ flip: { padding: 8 }, shift: { padding: 8, crossAxis: true, limiter: anywhere } }}
      preventPositionChangeWhenVisible={false}
      transitionProps={{ duration: 0 }}
      floatingStrategy="fixed"
      hideDetached={false}
      withOverlay
      overlayProps={{ backgroundOpacity: 0 }}
      returnFocus={false}
      // Who opened it by a key goes on from its first entry; else the menu itself has the focus.
      menuItemTabIndex={isByKeys ? 0 : -1}
      withInitialFocusPlaceholder={false}
    >
      {createPortal(
        <Menu.Target>
          <Spot box={place.box} />
        </Menu.Target>,
        document.body,
      )}
      <Menu.Dropdown className={classes.menu} aria-labelledby={titleId}>
        <div className={classes.head}>
          <div className={classes.title} id={titleId}>
            {title}
          </div>
          {about}
        </div>
        <MenuItemContext value={drawItem}>{children}</MenuItemContext>
      </Menu.Dropdown>
    </Menu>
  )
}
