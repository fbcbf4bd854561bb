import type { CartView, Product, Sku } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useTexts, delays, useShop } from '@soe/shop-platform'
import { HeartButton } from '@soe/shop-wishlist/heart-button'
import { ColorDots, Heading, Picture, Price, Tile } from '@soe/ui'
import { useRef, useState, useEffect, type RefObject } from 'react'
import { Link } from 'wouter'
import { AccessoryActions } from './accessory-actions'
import { AccessoryDialog } from './accessory-dialog'
import styles from './accessory-tile.module.css'
import { accessoryTexts } from './accessory-texts'
import { useAccessory } from './use-accessory'
import { findInCart } from '@soe/shop-basket'

interface OfferedPrice {
  readonly price: number
  /** The device whose offer waits for the piece. */
  readonly device?: string | undefined
}

/** What a piece of an accessory costs by the offer of a device in the cart; undefined without one. */
export const offeredPrice = (
  cart: CartView | undefined,
  { skuId, price: { fullRetailPrice } }: Sku,
): OfferedPrice | undefined => {
  for (const { unearnedOffer, deviceItem } of Object.values(cart?.lineDetails.lineInfo ?? {})) {
    const piece = unearnedOffer?.pieces?.find(({ itemCode }) => itemCode === skuId)
    if (piece) return { price: piece.price, device: deviceItem?.description }
  }
  const held = findInCart(cart, skuId)?.item
  return held?.qty === 1 && held.lineTotal < fullRetailPrice.discountedPrice ? { price: held.lineTotal } : undefined
}

/** Brings focus that was lost on the way into the accessory's dialog, or back out of it. */
const useModalFocus = (isOpen: boolean, opener: RefObject<HTMLElement | null>) => {
  const { environment } = useShop()
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current === isOpen) return
    wasOpen.current = isOpen
    void environment.wait(isOpen ? delays.accessoryModalFocus : delays.accessoryModalClose).then(() => {
      if (wasOpen.current !== isOpen || document.activeElement !== document.body) return
      const target = isOpen ? document.querySelector<HTMLElement>('dialog[open] h2') : opener.current
      target?.focus()
    })
  }, [environment, isOpen, opener])
}

interface AccessoryTileProps {
  product: Product
  cart: CartView | undefined
  onAdded?: () => void
  /** Its name opens the dialog; otherwise it leads to the product's page. */
  hasDialog?: boolean
  /** The level of its heading: one below that of the section around it. */
  level?: 2 | 3
}

const SkuPrice = ({ sku, cart }: { sku: Sku; cart: CartView | undefined }) => {
  const texts = useTexts(accessoryTexts)
  const { originalPrice, discountedPrice } = sku.price.fullRetailPrice
  const { price = discountedPrice, device } = offeredPrice(cart, sku) ?? {}
  const was = price < originalPrice ? formatPrice(originalPrice) : undefined
  const terms = was && (device === undefined ? texts.was(was) : texts.withDevice(device, was))
  return <Price amount={formatPrice(price)} {...(terms && { terms })} />
}

const Colors = ({ product, sku, onChange }: { product: Product; sku: Sku; onChange: (skuId: string) => void }) => {
  const texts = useTexts(accessoryTexts)
  const dots = product.childSkus.map(({ skuId, color }) => ({
    value: skuId,
    name: color.displayName,
    color: color.colorCssStyle,
  }))
  if (dots.length < 2) return null
  return (
    <ColorDots
      label={texts.colors(product.productDisplayName)}
      dots={dots}
      value={sku.skuId}
      onChange={onChange}
      max={dots.length}
      moreLabel={texts.moreColors}
    />
  )
}

export const AccessoryTile = ({ product, cart, onAdded, hasDialog = true, level = 2 }: AccessoryTileProps) => {
  const texts = useTexts(accessoryTexts)
  const accessory = useAccessory({ product, cart, onAdded })
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  useModalFocus(isOpen, opener)
  const { sku } = accessory
  if (!sku) return null
  return (
    <Tile className={styles.tile}>
      <div className={styles.head}>
        <Picture className={styles.picture} src={sku.imageUrlMap.defaultImage} alt="" width={350} height={350} />
        <Heading level={level} size={22} className={styles.name}>
          {hasDialog ? (
            <button
              ref={opener}
              type="button"
              className={styles.open}
              aria-haspopup="dialog"
              onClick={() => setOpen(true)}
            >
              {product.productDisplayName}
            </button>
          ) : (
            <Link href={product.productURL} className={styles.open}>
              {product.productDisplayName}
            </Link>
          )}
        </Heading>
      </div>
      <div className={styles.heart}>
        <HeartButton product={product} sku={sku} context="interstitial" />
      </div>
      <div className={styles.words}>
        <p className={styles.detail}>{[sku.color.displayName, sku.accessorySkuSize].filter(Boolean).join(', ')}</p>
        <Colors product={product} sku={sku} onChange={accessory.selectSku} />
        <SkuPrice sku={sku} cart={cart} />
        {product.bundleEligible && <p className={styles.detail}>{texts.eligible}</p>}
      </div>
      <AccessoryActions product={product} accessory={accessory} />
      <AccessoryDialog open={isOpen} onClose={() => setOpen(false)} product={product} sku={sku} />
    </Tile>
  )
}
