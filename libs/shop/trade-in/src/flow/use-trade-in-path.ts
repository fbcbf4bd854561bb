import { buildDestinationPath, destination, type PageName } from '@soe/shop-journey'
import { useIdentity } from '@soe/shop-platform'
import { tradeInQuery, type TradeInAddress } from './trade-in-address'

/** The address of a page of this trade-in. */
export const useTradeInPath = () => {
  const { audience } = useIdentity()
  return (page: PageName, address: TradeInAddress) =>
    buildDestinationPath(destination(page, tradeInQuery(address)), audience)
}
