import { getInventory } from '@soe/contracts/routes'
import { isHandledByShop } from '@soe/shop-journey'
import { isShopError, readQuery, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { useReady } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { useGivenZip } from './use-given-zip'
import { arrivalTexts } from './arrival-texts'

/** The days on which a sku can be had, as soon as the shop knows where the shopper is. */
export const useArrival = (skuId: string) => {
  const shop = useShop()
  const texts = useTexts(arrivalTexts)
  const ready = useReady()
  const { loggedIn } = useIdentity()
  const { zipCode, give } = useGivenZip()
  const { data, error, isFetching } = useQuery({
    ...readQuery(shop, getInventory, { query: { skuId, ...(zipCode !== undefined && { zip: zipCode }) } }),
    enabled: ready && (zipCode !== undefined || loggedIn),
    meta: { silent: true },
  })
  return {
    zipCode,
    give,
    arrival: error ? undefined : data,
    isBusy: isFetching,
    refusal: error ? (isShopError(error) && !isHandledByShop(error) ? error.message : texts.failed) : undefined,
  }
}
