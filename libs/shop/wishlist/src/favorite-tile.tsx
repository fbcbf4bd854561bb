import type { Product } from '@soe/contracts'
import { useCanShow, useTexts, useShop } from '@soe/shop-platform'
import { Button, classNames, Heading, Picture, Tile, tileParts, Dialog, TextLink } from '@soe/ui'
import { useState, type ReactNode } from 'react'
import { Link } from 'wouter'
import { AddToCartButton } from './add-to-cart-button'
import { FavoriteOptions } from './favorite-options'
import { FavoritePrice } from './favorite-price'
import styles from './favorite-tile.module.css'
import { addToCartRows, continueRows, promoDetailsRows } from './show-rows'
import { NotifyMe } from './notify-me'
import { StockText } from './stock-text'
import { currentVariant, variantSummary, type Variant } from './variant'
import { wishlistTexts } from './wishlist-texts'
import { promoOf } from '@soe/shop-basket'

/** What the promotion of a product says, and where its details are. */
export const readPromo = (product: Product, { sku, term }: Variant): { text?: string; url?: string } => {
  const text = promoOf(product)
  if (text === undefined) return {}
  const rows = sku.price.devicePaymentPrice
  const row = rows.find(({ contractDuration }) => contractDuration === term) ?? rows[0]
  const url = row?.promoBadgeMessages[0]?.badgeToolTipUrl
  return { text, ...(url !== undefined && { url }) }
}

export interface FavoriteTileProps {
  product: Product
  saved: Variant
  /** Beside the picture: the heart that saves or removes. */
  heart?: ReactNode
  /** Given on the shopper's own list: keeps another sku than the saved one. */
  onChoose?: ((variant: Variant) => void) | undefined
}

const pathOf = ({ productURL }: Product, { sku }: Variant) => `${productURL}?sku=${sku.skuId}`

const ContinueButton = ({ product, variant }: { product: Product; variant: Variant }) => {
  const texts = useTexts(wishlistTexts)
  return (
    <Link href={pathOf(product, variant)} asChild>
      <Button variant="ink" size="small" href="" aria-label={texts.continueWith(product.productDisplayName)}>
        {texts.continue}
      </Button>
    </Link>
  )
}

const Details = ({ text, url, name }: { text: string; url: string; name: string }) => {
  const { language } = useShop()
  const texts = useTexts(wishlistTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextLink size="small" aria-label={texts.promoDetailsOf(name)} onClick={() => setOpen(true)}>
        {texts.promoDetails}
      </TextLink>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={text} closeLabel={texts.close}>
        <iframe className={styles.details} src={`${url}?language=${language === 'es' ? 'es' : 'en'}`} title={text} />
      </Dialog>
    </>
  )
}

const PromoBadge = ({ product, variant }: { product: Product; variant: Variant }) => {
  const mayOpen = useCanShow(promoDetailsRows, 'wishlist')
  const { text, url } = readPromo(product, variant)
  return (
    <div className={classNames(tileParts.promo, styles.promo)}>
      {text !== undefined && <p>{text}</p>}
      {mayOpen && text !== undefined && url !== undefined && (
        <Details text={text} url={url} name={product.productDisplayName} />
      )}
    </div>
  )
}

export const FavoriteTile = ({ product, saved, heart, onChoose }: FavoriteTileProps) => {
  const texts = useTexts(wishlistTexts)
  const [chosen, setVariant] = useState(saved)
  const variant = currentVariant(product, chosen)
  const canAdd = useCanShow(addToCartRows, 'wishlist')
  const canContinue = useCanShow(continueRows, 'wishlist')
  const keep = () => {
    if (variant.sku.skuId !== saved.sku.skuId) onChoose?.(variant)
  }
  return (
    <Tile className={classNames(tileParts.tile, styles.tile)}>
      <p className={classNames(tileParts.label, styles.label)}>{product.isCPO && texts.certified}</p>
      {heart && <div className={tileParts.heart}>{heart}</div>}
      <div className={classNames(tileParts.stage, styles.stage)}>
        <Picture src={variant.sku.imageUrlMap.defaultImage} alt="" width={440} height={440} />
      </div>
      <PromoBadge product={product} variant={variant} />
      <Heading level={3} size={28} className={classNames(tileParts.name, styles.name)}>
        <Link href={pathOf(product, variant)}>{product.productDisplayName}</Link>
      </Heading>
      <div className={styles.choice}>
        <span>{variantSummary(variant)}</span>
        {canAdd && <FavoriteOptions product={product} variant={variant} onChange={setVariant} onClose={keep} />}
      </div>
      <FavoritePrice {...variant} />
      <div className={styles.actions}>
        {canAdd && <AddToCartButton product={product} variant={variant} />}
        {canContinue && <ContinueButton product={product} variant={variant} />}
        <p className={styles.stock}>
          <StockText sku={variant.sku} />
        </p>
      </div>
      <NotifyMe product={product} sku={variant.sku} context="wishlist" />
    </Tile>
  )
}
