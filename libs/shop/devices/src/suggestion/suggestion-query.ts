import type { Product } from '@soe/contracts'
import { listProducts } from '@soe/contracts/routes'
import { queryKeyOf, type Shop } from '@soe/shop-platform'
import { queryOptions } from '@tanstack/react-query'
import { searchedWords } from '../search/read-words'
import { searchShop } from '../search/search-queries'

/** The best product, unless words were left out to find it: that would be a guess. */
const findMeant = async (shop: Shop, words: string): Promise<Product | null> => {
  const { corrected = words, devices, accessories } = await searchShop(shop, words)
  const isWhole = searchedWords(corrected).length >= searchedWords(words).length
  return (isWhole && (devices[0] ?? accessories[0])) || null
}

/** The product that the words were meant for, or null. */
export const suggestionQuery = (shop: Shop, words: string) =>
  queryOptions({
    queryKey: queryKeyOf(shop, listProducts, { words }),
    queryFn: () => findMeant(shop, words),
  })
