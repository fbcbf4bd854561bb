import { destination, type PageName, usePathOf } from '@soe/shop-platform'
import { tradeInQuery, type TradeInAddress } from './trade-in-address'

export const useTradeInPath = () => {
  const pathOf = usePathOf()
  return (page: PageName, address: TradeInAddress) => pathOf(destination(page, tradeInQuery(address)))
}
