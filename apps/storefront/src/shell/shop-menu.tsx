import { useLocation } from 'wouter'
import { MenuPanel, type PanelProps } from './menu-panel'
import { currentEntry, useNavigation } from './navigation'
import { NavigationLinks } from './navigation-links'

export const ShopMenu = (panel: PanelProps) => {
  const [path] = useLocation()
  const { shop } = useNavigation()
  return (
    <MenuPanel {...panel}>
      <ul>
        <NavigationLinks entries={shop} current={currentEntry(shop, path)} onChoose={panel.onClose} />
      </ul>
    </MenuPanel>
  )
}
