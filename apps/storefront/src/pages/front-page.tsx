import { FrontPage, frontMeta } from '@soe/shop-devices'
import { usePageMeta, useShop } from '@soe/shop-platform'
import { renderTileHeart } from './catalogue-heart'
import { withBrand } from './with-brand'

export const Page = () => {
  usePageMeta(withBrand(frontMeta(useShop().language)))
  return <FrontPage renderHeart={renderTileHeart} />
}
