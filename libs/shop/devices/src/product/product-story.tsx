import type { Product } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import { Heading, SectionHeading } from '@soe/ui'
import { useEffect, useMemo } from 'react'
import { compareTexts } from '../compare/compare-texts'
import { SpecTable } from '../compare/spec-table'
import { productPath } from '../product-path'
import { keepRecent } from '../recent/recent-products'
import { RecentlyViewed } from '../recent/recently-viewed'
import { usePrepaid } from '../use-prepaid'
import { featureList } from './feature-list'
import styles from './product-story.module.css'

const Specs = ({ specs }: { specs: NonNullable<Product['specs']> }) => (
  <dl className={styles.specs}>
    {specs.map(({ value, unit, label }) => (
      <div key={label}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>
          {value}
          {unit && <span className={styles.unit}> {unit}</span>}
        </dd>
      </div>
    ))}
  </dl>
)

/** Notes that the shopper has seen the product. */
const useSeen = (product: Product) => {
  const shop = useShop()
  const { isPrepaid } = usePrepaid(false)
  useEffect(() => keepRecent(shop, product, productPath(product, { isPrepaid })), [shop, product, isPrepaid])
}

/** Headline, figures, the carrier's list of features, every specification, and what was viewed before. */
export const ProductStory = ({ product }: { product: Product }) => {
  const { headline = [], specs = [], features = '' } = product
  const { features: title, specifications } = useTexts(compareTexts)
  useSeen(product)
  const { environment } = useShop()
  const list = useMemo(() => featureList(environment.parseHtml(features)), [environment, features])
  return (
    <div className={styles.story}>
      {headline.length > 0 && (
        <Heading size={40} className={styles.headline}>
          {headline.map((line) => (
            <span key={line}>{line} </span>
          ))}
        </Heading>
      )}
      {specs.length > 0 && <Specs specs={specs} />}
      {list.length > 0 && (
        <section className={styles.features}>
          <SectionHeading>{title}</SectionHeading>
          {list}
        </section>
      )}
      {product.itemType === 'DEVICE' && (
        <section>
          <SectionHeading>{specifications}</SectionHeading>
          <SpecTable product={product} label={specifications} />
        </section>
      )}
      <RecentlyViewed except={product.productId} />
    </div>
  )
}
