import { Button } from './button'
import type { IconName } from './icon'
import styles from './menu.module.css'

export interface MenuItem {
  icon: IconName
  label: string
  act: () => void
}

/** What a popover offers to do; each choice closes it first. */
export const Menu = ({ items, close }: { items: readonly MenuItem[]; close: () => void }) => (
  <div className={styles['menu']}>
    {items.map(({ icon, label, act }) => (
      <Button
        key={label}
        variant="quiet"
        icon={icon}
        onClick={() => {
          close()
          act()
        }}
      >
        {label}
      </Button>
    ))}
  </div>
)
