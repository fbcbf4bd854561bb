import { keepZip, keptZip } from '@soe/shop-basket'
import { useShop } from '@soe/shop-platform'
import { useReady } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'

const queryKey = ['given ZIP code']

/** The ZIP code that the shopper has given in this tab, the same for all parts of the page. */
export const useGivenZip = () => {
  const shop = useShop()
  const { data } = useQuery({ queryKey, queryFn: () => keptZip(shop) ?? null, enabled: useReady() })
  const give = (zipCode: string) => {
    keepZip(shop, zipCode)
    shop.queryClient.setQueryData(queryKey, zipCode)
  }
  return { zipCode: data ?? undefined, give }
}
