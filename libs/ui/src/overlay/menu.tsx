import type { ComponentType, ReactNode } from 'react'
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

/** Actions in a popover; choosing one closes it first. */
export function Menu({ trigger, items, align }: MenuProps) {
  return (
    <Popover trigger={trigger} align={align}>
      {(close) => (
        <div className={styles.menu}>
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
        </div>
      )}
    </Popover>
  )
}
