import { flagsQuery, type LoadDocument } from '@soe/shop-platform'
import { prepareToggle } from '../compare/lazy-toggle'
import { prepareAdd } from '../grid/lazy-add'
import { firstPicture } from '../read-products.server'
import { readSearchAddress } from './search-address'
import { dropIndex, searchQuery } from './search-queries'

export const loadSearch = async (shop: Parameters<LoadDocument>[0]): ReturnType<LoadDocument> => {
  const { q } = readSearchAddress(new URLSearchParams(shop.environment.location.search))
  if (q === '') return { status: 200 }
  const [{ groups, ...found }] = await Promise.all([
    shop.queryClient.fetchQuery(searchQuery(shop, q)),
    shop.queryClient.fetchQuery(flagsQuery(shop)),
    prepareToggle(),
    prepareAdd(),
  ])
  dropIndex(shop)
  const [first] = groups
  return {
    status: 200,
    picture: first === 'devices' || first === 'accessories' ? firstPicture(found[first]) : undefined,
  }
}
