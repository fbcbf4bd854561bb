import type { RecommendedProduct } from '@soe/contracts'
import { partOf } from '@soe/shop-platform/testing'
import { QueryClient } from '@tanstack/react-query'
import { holdPageData, pageDataOf } from './page-data'

const recommended = (productId: string, promoBadge?: string) =>
  partOf<RecommendedProduct>({ proposition: {}, product: { productId, promoBadge } })

const gull = recommended('gull', 'Save $200')
const tern = recommended('tern', 'NO_PROMO')
const cord = recommended('cord', '20% off')

it('re-keys the recommended devices, and names the offers of all that is recommended', () => {
  expect(pageDataOf([gull, tern], [cord, recommended('plain')])).toEqual({
    recommendedDevices: { product0: gull, product1: tern },
    eligibleOffers: { gull: 'Save $200', cord: '20% off' },
  })
})

it('holds the data of each page', () => {
  const queryClient = new QueryClient()
  holdPageData({ queryClient }, 'Wishlist', pageDataOf([tern]))
  holdPageData({ queryClient }, 'gridwall', pageDataOf([gull]))
  expect(queryClient.getQueryData(['page-data', 'gridwall'])).toEqual(pageDataOf([gull]))
  expect(queryClient.getQueryData(['page-data', 'Wishlist'])).toEqual(pageDataOf([tern]))
})
