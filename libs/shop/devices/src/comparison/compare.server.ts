import { flagsQuery, type LoadDocument } from '@soe/shop-platform'
import { productQuery } from '../device-queries'
import { readSlugs } from '../compare/compared'

export const loadCompare = async (shop: Parameters<LoadDocument>[0]): ReturnType<LoadDocument> => {
  const slugs = readSlugs(new URLSearchParams(shop.environment.location.search).get('products'))
  const [, answers] = await Promise.all([
    shop.queryClient.fetchQuery(flagsQuery(shop)),
    Promise.all(slugs.map((slug) => shop.queryClient.fetchQuery(productQuery(shop, slug)))),
  ])
  return { status: 200, picture: answers[0]?.product.childSkus[0]?.imageUrlMap.defaultImage }
}
