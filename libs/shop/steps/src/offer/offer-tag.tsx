import type { Product } from '@soe/contracts'
import { promoOf } from '@soe/shop-basket'
import { lazyPart } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { useState } from 'react'
import type { OfferedProduct } from './offer-dialog'
import styles from './offer-tag.module.css'

const OfferDialog = lazyPart(() => import('./offer-dialog').then((module) => module.OfferDialog))

interface OfferNameProps {
  product: OfferedProduct
  text: string
  className?: string | undefined
}

/** The name of an offer; pressed, it shows the terms. */
export const OfferName = ({ product, text, className }: OfferNameProps) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <TextLink
        inline
        className={className}
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

/** The offer of a product in a few words; nothing without one. */
export const OfferTag = ({ product }: { product: Product }) => {
  const text = promoOf(product)
  return text !== undefined && <OfferName product={product} text={text} className={styles.tag} />
}
