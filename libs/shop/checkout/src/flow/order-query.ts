import { getOrder } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

/** The named order, or the latest one. It never changes. */
export const orderQuery = (shop: Shop, orderNumber: string | undefined) => ({
  ...readQuery(shop, getOrder, { body: orderNumber === undefined ? {} : { orderNumber } }),
  meta: { showsError: true },
})
