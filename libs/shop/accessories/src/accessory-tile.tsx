import type { CartView, Product, RecommendedProduct, Sku } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { ColourDots, Heading, Picture, Price, Tile } from '@soe/ui'
import { useState, type ReactNode } from 'react'
import { AccessoryActions } from './accessory-actions'
import { AccessoryDialog } from './accessory-dialog'
import styles from './accessory-tile.module.css'
import { accessoryTexts } from './accessory-texts'
import { useAccessory } from './use-accessory'

export type RenderHeart = (product: Product, sku: Sku) => ReactNode

interface AccessoryTileProps {
  recommended: RecommendedProduct
  cart: CartView | undefined
  onAdded: () => void
  renderHeart?: RenderHeart | undefined
}

const SkuPrice = ({ price: { fullRetailPrice } }: Sku) => {
  const texts = useTexts(accessoryTexts)
  const { originalPrice, discountedPrice } = fullRetailPrice
  const was = discountedPrice < originalPrice && texts.was(formatPrice(originalPrice))
  return <Price amount={formatPrice(discountedPrice)} {...(was && { terms: was })} />
}

const Colours = ({ product, sku, onChange }: { product: Product; sku: Sku; onChange: (skuId: string) => void }) => {
  const texts = useTexts(accessoryTexts)
  const dots = product.childSkus.map(({ skuId, color }) => ({
    value: skuId,
    name: color.displayName,
    colour: color.colorCssStyle,
  }))
  if (dots.length < 2) return null
  return (
    <ColourDots
      label={texts.colors(product.productDisplayName)}
      dots={dots}
      value={sku.skuId}
      onChange={onChange}
      max={dots.length}
      moreLabel={texts.moreColors}
    />
  )
}

/** One recommended accessory, with its dialog and its actions. */
export const AccessoryTile = ({ recommended, cart, onAdded, renderHeart }: AccessoryTileProps) => {
  const texts = useTexts(accessoryTexts)
  const { product } = recommended
  const accessory = useAccessory({ recommended, cart, onAdded })
  const [isOpen, setOpen] = useState(false)
  const { sku } = accessory
  if (!sku) return null
  return (
    <Tile className={styles.tile}>
      <div className={styles.head}>
        <Picture className={styles.picture} src={sku.imageUrlMap.defaultImage} alt="" width={350} height={350} />
        <Heading size={22} className={styles.name}>
          <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {product.productDisplayName}
          </button>
        </Heading>
      </div>
      {renderHeart && <div className={styles.heart}>{renderHeart(product, sku)}</div>}
      <div className={styles.words}>
        <p className={styles.detail}>{sku.color.displayName}</p>
        <Colours product={product} sku={sku} onChange={accessory.selectSku} />
        <SkuPrice {...sku} />
        {product.bundleEligible && <p className={styles.detail}>{texts.eligible}</p>}
      </div>
      <AccessoryActions product={product} accessory={accessory} />
      <AccessoryDialog open={isOpen} onClose={() => setOpen(false)} product={product} sku={sku} />
    </Tile>
  )
}
