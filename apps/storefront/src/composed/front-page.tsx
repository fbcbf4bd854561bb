import { FrontPage } from '@soe/shop-devices'
import { renderTileHeart } from './catalogue-heart'

export const Page = () => <FrontPage renderHeart={renderTileHeart} />
