import type { CheckoutDetails } from '@soe/contracts'
import { scanAndGoFlow } from '@soe/rules'
import { readSalesRep, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { InfoIcon, Notice, StoreIcon } from '@soe/ui'
import { saleTexts } from './sale-texts'

/** Names the representative who sells on the customer's account. */
export const SalesRepNotice = ({ className }: { className?: string }) => {
  const texts = useTexts(saleTexts)
  const rep = readSalesRep(useShop().environment)
  const { firstName } = useIdentity()
  if (!rep) return null
  return (
    <Notice className={className} icon={<InfoIcon />}>
      <strong>{texts.rep(firstName)}</strong> {texts.repDetail(rep.salesRepId, rep.flowType)}
    </Notice>
  )
}

/** Says that a scanned cart leaves the store with the shopper. */
export const StoreSaleNotice = ({ details: { cart, shipmentInfo } }: { details: CheckoutDetails }) => {
  const texts = useTexts(saleTexts)
  const { storeInfo } = shipmentInfo
  if (cart.orderDetails.flowType !== scanAndGoFlow || !storeInfo) return null
  const { name, addressLine1, city } = storeInfo
  return (
    <Notice icon={<StoreIcon />}>
      <strong>{texts.store([name, addressLine1, city].join(', '))}</strong> {texts.storeDetail}
    </Notice>
  )
}
