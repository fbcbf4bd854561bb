import { GridPage } from '@soe/shop-devices'
import { renderTileHeart } from './catalogue-heart'

export const Page = () => <GridPage renderHeart={renderTileHeart} />
