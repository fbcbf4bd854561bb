import { getStaticContent } from '@soe/contracts/routes'
import { readQuery, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { emptyCartTexts } from './empty-cart-texts'
import { emptyCartWords, type EmptyReason } from './empty-cart-words'

/** The site's own title and body of the block, in the page's language. */
const useSiteWords = (enabled: boolean) => {
  const shop = useShop()
  const language = shop.language === 'es' ? 'es' : 'en'
  const read = readQuery(shop, getStaticContent, { query: { page: 'emptyCart', language } })
  const { data } = useQuery({ ...read, enabled, staleTime: Infinity, meta: { silent: true } })
  return data?.content['emptyCart']
}

/** The words of the block; the site's content has its own for a cart that is just empty. */
export const useEmptyCartWords = (reason: EmptyReason | undefined) => {
  const { loggedIn, wishListCount } = useIdentity()
  const content = useSiteWords(reason === undefined)
  return emptyCartWords(useTexts(emptyCartTexts), { reason, loggedIn, hasFavorites: wishListCount > 0, content })
}
