import { useShop, useTexts } from '@soe/shop-platform'
import { ChevronIcon, Picture } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { shownAmount } from '../device-price'
import { deviceTexts } from '../device-texts'
import { productPath } from '../product-path'
import { tilePrice } from '../product-price'
import { usePrepaid } from '../use-prepaid'
import { suggestionQuery } from './suggestion-query'
import styles from './product-suggestion.module.css'

/** The product that the words were meant for; nothing without a good match. */
export const ProductSuggestion = ({ words, lead }: { words: string; lead: string }) => {
  const shop = useShop()
  const texts = useTexts(deviceTexts)
  const { isPrepaid } = usePrepaid(false)
  const { data: product } = useQuery({
    ...suggestionQuery(shop, words),
    enabled: words !== '',
    meta: { silent: true },
  })
  const sku = product?.childSkus[0]
  if (!product || !sku) return null
  return (
    <Link href={productPath(product, { isPrepaid })} className={styles.suggestion}>
      <Picture src={sku.imageUrlMap.defaultImage} alt="" width={56} height={56} />
      <span className={styles.words}>
        <span className={styles.lead}>{lead}</span>
        <strong>{product.productDisplayName}</strong>
      </span>
      <span>{shownAmount(tilePrice(sku), texts)}</span>
      <span className={styles.chevron}>
        <ChevronIcon size={16} />
      </span>
    </Link>
  )
}
