import type { Product } from '@soe/contracts'
import { promoOf } from '@soe/shop-basket'
import { lazyPart } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { useState } from 'react'
import styles from './offer-tag.module.css'

const OfferDialog = lazyPart(() => import('./offer-dialog').then((module) => module.OfferDialog))

/** The offer of a product in a few words; pressed, it says all that there is to know of it. Nothing without an offer. */
export const OfferTag = ({ product }: { product: Product }) => {
  const [isOpen, setOpen] = useState(false)
  const text = promoOf(product)
  if (text === undefined) return null
  return (
    <>
      <TextLink
        inline
        className={styles.tag}
        aria-haspopup="dialog"
        aria-label={`${text}, ${product.productDisplayName}`}
        onClick={() => setOpen(true)}
      >
        {text}
      </TextLink>
      {isOpen && <OfferDialog product={product} title={text} onClose={() => setOpen(false)} />}
    </>
  )
}
