import { getOrder } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'

/** What the customer ordered last, if anything. */
export const useLatestOrder = () =>
  useQuery({ ...readQuery(useShop(), getOrder, { body: {} }), meta: { silent: true } }).data?.order
