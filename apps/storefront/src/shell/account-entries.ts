import { isPrepay } from '@soe/rules'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { menuTexts } from './menu-texts'

/** What a customer has in the shop; prepaid ones keep no favorites. */
export const useAccountEntries = () => {
  const texts = useTexts(menuTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const hub = pathOf('expresshub')
  const entries = [
    { key: 'lines', text: texts.linesAndOffers, href: hub },
    { key: 'savedCarts', text: texts.savedCarts, href: `${hub}#saved-carts` },
    { key: 'orders', text: texts.orders, href: pathOf('orders') },
    { key: 'favorites', text: texts.favorites, href: pathOf('Favorites') },
  ] as const
  return entries.filter(({ key }) => key !== 'favorites' || !isPrepay(audience))
}
