import { getStaticContent } from '@soe/contracts/routes'
import { readQuery, useIdentity, useShop, useTexts } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { emptyCartTexts } from './empty-cart-texts'

/** Why the cart that should be here is not: it could not be found, or is no longer available. */
export type EmptyReason = 'lost' | 'gone'

/** The site's own title and body of the block, in the page's language. */
const useSiteWords = (enabled: boolean) => {
  const shop = useShop()
  const language = shop.language === 'es' ? 'es' : 'en'
  const read = readQuery(shop, getStaticContent, { query: { page: 'emptyCart', language } })
  const { data } = useQuery({ ...read, enabled, staleTime: Infinity, meta: { silent: true } })
  return data?.content['emptyCart']
}

/** Title, body and target of the block; the site's content has its own for a cart that is just empty. */
export const useEmptyCartWords = (reason: EmptyReason | undefined) => {
  const texts = useTexts(emptyCartTexts)
  const { loggedIn } = useIdentity()
  const content = useSiteWords(reason === undefined)
  const target = content?.target ?? 'shop'
  if (reason === undefined) return { title: content?.title ?? texts.title, body: content?.body ?? texts.body, target }
  if (reason === 'gone') return { title: texts.goneTitle, body: texts.goneBody, target }
  return { title: texts.lostTitle, body: loggedIn ? texts.lostBodySignedIn : texts.lostBody, target }
}
