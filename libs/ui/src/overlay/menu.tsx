import { useEffect, useRef, type ComponentType, type KeyboardEvent, type ReactNode } from 'react'
import { Button } from '../actions/button'
import type { IconProps } from '../media/icon'
import styles from './menu.module.css'
import { Popover, type TriggerProps } from './popover'

export interface MenuItem {
  label: string
  icon?: ComponentType<IconProps>
  onChoose: () => void
}

export interface MenuProps {
  trigger: (props: TriggerProps) => ReactNode
  items: readonly MenuItem[]
  align?: 'start' | 'end'
}

type Place = (at: number, last: number) => number

const places: Readonly<Record<string, Place>> = {
  ArrowDown: (at, last) => (at === last ? 0 : at + 1),
  ArrowUp: (at, last) => (at <= 0 ? last : at - 1),
  Home: () => 0,
  End: (_, last) => last,
}

/** Has the focus and is in view from the start; arrows move within. */
const Items = ({ children }: { children: ReactNode }) => {
  const menu = useRef<HTMLDivElement>(null)
  useEffect(() => {
    menu.current?.scrollIntoView({ block: 'nearest' })
    menu.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [])
  const move = (event: KeyboardEvent) => {
    const place = places[event.key]
    if (!place) return
    event.preventDefault()
    const items = [...(menu.current?.querySelectorAll('button') ?? [])]
    items[place(items.indexOf(document.activeElement as HTMLButtonElement), items.length - 1)]?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- hears the arrow keys of the buttons inside
    <div className={styles.menu} ref={menu} onKeyDown={move}>
      {children}
    </div>
  )
}

/** Actions in a popover; choosing one closes it first. */
export function Menu({ trigger, items, align }: MenuProps) {
  return (
    <Popover trigger={trigger} align={align}>
      {(close) => (
        <Items>
          {items.map(({ label, icon: ItemIcon, onChoose }) => (
            <Button
              key={label}
              variant="text"
              onClick={() => {
                close()
                onChoose()
              }}
            >
              {ItemIcon && <ItemIcon size={15} />}
              {label}
            </Button>
          ))}
        </Items>
      )}
    </Popover>
  )
}
