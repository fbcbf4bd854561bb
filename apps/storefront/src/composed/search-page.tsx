import { SearchPage } from '@soe/shop-devices/search-page'
import { renderTileHeart } from './catalogue-heart'

export const Page = () => <SearchPage renderHeart={renderTileHeart} />
