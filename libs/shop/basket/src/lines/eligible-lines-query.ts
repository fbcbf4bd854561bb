import { listEligibleLines } from '@soe/contracts/routes'
import { readQuery, type Shop } from '@soe/shop-platform'

/** The account's lines with what each may upgrade to. */
export const eligibleLinesQuery = (shop: Shop) => readQuery(shop, listEligibleLines, { body: { cartInfo: {} } })
