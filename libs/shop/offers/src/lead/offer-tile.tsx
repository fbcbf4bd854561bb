import type { Product } from '@soe/contracts'
import { OfferTag } from '@soe/shop-steps/offer-tag'
import { Heading, Picture, Tile } from '@soe/ui'
import { Link } from 'wouter'
import { OfferPrice } from './offer-price'
import styles from './offers.module.css'

/** A product with its promotion; the whole tile leads to its page. */
export const OfferTile = ({ product }: { product: Product }) => {
  const { childSkus, defaultSKU, productURL, productDisplayName } = product
  const sku = childSkus.find(({ skuId }) => skuId === defaultSKU) ?? childSkus[0]
  if (!sku) return null
  return (
    <Tile className={styles.tile}>
      <Picture className={styles.picture} src={sku.imageUrlMap.defaultImage} alt="" width={440} height={440} />
      <div className={styles.words}>
        <div className={styles.promo}>
          <OfferTag product={product} />
        </div>
        <Heading level={3} size={22}>
          <Link href={productURL} className={styles.link}>
            {productDisplayName}
          </Link>
        </Heading>
        <OfferPrice sku={sku} />
        {product.promoTerms !== undefined && <p className={styles.terms}>{product.promoTerms}</p>}
      </div>
    </Tile>
  )
}
