import { FrontPage, frontMeta } from '@soe/shop-devices'
import { usePageMeta, useShop } from '@soe/shop-platform'
import { renderTileHeart } from './catalogue-heart'

export const Page = () => {
  usePageMeta(frontMeta(useShop().language))
  return <FrontPage renderHeart={renderTileHeart} />
}
