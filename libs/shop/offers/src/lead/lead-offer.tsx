import type { Product } from '@soe/contracts'
import { useTexts } from '@soe/shop-platform'
import { OfferTag } from '@soe/shop-steps/offer-tag'
import { Button, Heading, Picture } from '@soe/ui'
import { Link } from 'wouter'
import { offerTexts } from '../offer-texts'
import { OfferPrice } from './offer-price'
import styles from './offers.module.css'

/** The offer that leads, on cloth. */
export const LeadOffer = ({ product }: { product: Product }) => {
  const texts = useTexts(offerTexts)
  const { childSkus, defaultSKU, productURL, productDisplayName: name, tagline } = product
  const sku = childSkus.find(({ skuId }) => skuId === defaultSKU) ?? childSkus[0]
  if (!sku) return null
  return (
    <section className={styles.lead} aria-labelledby="lead-offer">
      <div className={styles.leadWords}>
        <div className={styles.promo}>
          <OfferTag product={product} />
        </div>
        {product.promoTerms !== undefined && <p className={styles.terms}>{product.promoTerms}</p>}
        <Heading id="lead-offer" size={40}>
          {name}
        </Heading>
        {tagline && <p>{tagline}</p>}
        <OfferPrice sku={sku} />
        <Link href={productURL} asChild>
          <Button href={productURL}>{texts.see(name)}</Button>
        </Link>
      </div>
      <Picture className={styles.leadPicture} src={sku.imageUrlMap.defaultImage} alt="" width={440} height={440} />
    </section>
  )
}
