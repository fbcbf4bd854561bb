import type { CartView, RecommendedProduct } from '@soe/contracts'
import { accessoryCategories } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { SectionHeading, TileGrid } from '@soe/ui'
import { useId } from 'react'
import { accessoryTexts } from './accessory-texts'
import { AccessoryTile } from './accessory-tile'
import type { AccessoryGroup } from './group-by-category'
import styles from './interstitial.module.css'

interface AccessoryGroupTilesProps extends AccessoryGroup {
  cart: CartView | undefined
  onAdded: (item: RecommendedProduct) => void
  hasDialog: boolean
}

/** The accessories of one category. */
export const AccessoryGroupTiles = ({ category, items, onAdded, ...tile }: AccessoryGroupTilesProps) => {
  const texts = useTexts(accessoryTexts)
  const heading = useId()
  const known = accessoryCategories.find((each) => each === category)
  return (
    <section className={styles.group} aria-labelledby={heading}>
      <SectionHeading id={heading}>{known ? texts[known] : category}</SectionHeading>
      <TileGrid>
        {items.map((item) => (
          <AccessoryTile
            key={item.product.productId}
            product={item.product}
            onAdded={() => onAdded(item)}
            level={3}
            {...tile}
          />
        ))}
      </TileGrid>
    </section>
  )
}
