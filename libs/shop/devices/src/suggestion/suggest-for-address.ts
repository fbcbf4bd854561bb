import type { Shop } from '@soe/shop-platform'
import { dropIndex } from '../search/search-queries'
import { addressWords } from './address-words'
import { suggestionQuery } from './suggestion-query'

/** Reads which product an address without a page may have meant; the page is drawn whether or not there is one. */
export const suggestForAddress = async (shop: Shop, path: string): Promise<void> => {
  const words = addressWords(path)
  if (words === '') return
  await shop.queryClient.prefetchQuery(suggestionQuery(shop, words))
  dropIndex(shop)
}
