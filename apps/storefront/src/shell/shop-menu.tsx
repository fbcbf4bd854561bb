import { useIdentity, usePathOf } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { MenuPanel, type PanelProps } from './menu-panel'
import { currentEntry, navigationFor } from './navigation'
import { NavigationLinks } from './navigation-links'

/** The lists of products. */
export const ShopMenu = (panel: PanelProps) => {
  const [path] = useLocation()
  const { shop } = navigationFor(useIdentity().audience, usePathOf())
  return (
    <MenuPanel {...panel}>
      <ul>
        <NavigationLinks entries={shop} current={currentEntry(shop, path)} onChoose={panel.onClose} />
      </ul>
    </MenuPanel>
  )
}
