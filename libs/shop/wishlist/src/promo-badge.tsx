import type { Product } from '@soe/contracts'
import { useCanShow, useShop, useTexts } from '@soe/shop-platform'
import { classNames, Dialog, TextLink, tileParts } from '@soe/ui'
import { useState } from 'react'
import styles from './favorite-tile.module.css'
import { readPromo } from './read-promo'
import { promoDetailsRows } from './show-rows'
import type { Variant } from './variant'
import { wishlistTexts } from './wishlist-texts'

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

/** The promotion of a saved product, with its details for those who may use it. */
export const PromoBadge = ({ product, variant }: { product: Product; variant: Variant }) => {
  const mayOpen = useCanShow(promoDetailsRows, 'wishlist')
  const { text, url } = readPromo(product, variant)
  if (text === undefined) return null
  return (
    <div className={classNames(tileParts.promo, styles.promo)}>
      <p>{text}</p>
      {mayOpen && url !== undefined && <Details text={text} url={url} name={product.productDisplayName} />}
    </div>
  )
}
