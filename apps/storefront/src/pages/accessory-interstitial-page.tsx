import { AccessoryInterstitial, type RenderHeart } from '@soe/shop-accessories'
import { HeartButton } from '@soe/shop-wishlist'

const renderHeart: RenderHeart = (product, sku) => <HeartButton product={product} sku={sku} context="interstitial" />

export const Page = () => <AccessoryInterstitial renderHeart={renderHeart} />
