import { GridSuggestion } from '@soe/shop-recommendations'
import { renderTileHeart } from './catalogue-heart'

export const SuggestedDevices = () => <GridSuggestion renderHeart={renderTileHeart} />
