import type { CheckoutDetails } from '@soe/contracts'
import { getCheckoutDetails } from '@soe/contracts/routes'
import { queryKeyOf, type Shop } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { QueryClient } from '@tanstack/react-query'
import { replaceDetails } from './cart-query'

it('keeps the ways to pay, which no change of the delivery answers', () => {
  const queryClient = new QueryClient()
  const shop = partOf<Shop>({ queryClient, language: 'en', identity: { get: () => ({ audience: 'signed-in' }) } })
  const queryKey = queryKeyOf(shop, getCheckoutDetails)
  const paymentOptions = [{ paymentType: 'PP' as const }]
  queryClient.setQueryData(
    queryKey,
    partOf<CheckoutDetails>({ paymentOptions, shipmentInfo: { selectedOptionCode: 'STANDARD' } }),
  )
  replaceDetails(shop, partOf<CheckoutDetails>({ shipmentInfo: { selectedOptionCode: 'ISPU' } }))
  expect(queryClient.getQueryData(queryKey)).toEqual({ paymentOptions, shipmentInfo: { selectedOptionCode: 'ISPU' } })
})
