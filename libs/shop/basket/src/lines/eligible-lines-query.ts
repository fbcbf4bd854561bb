import { listEligibleLines } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

export const eligibleLinesQuery = (shop: Shop) => readQuery(shop, listEligibleLines, { body: { cartInfo: {} } })
