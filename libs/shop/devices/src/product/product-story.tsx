import type { Product } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import { Heading, SectionHeading } from '@soe/ui'
import { useMemo } from 'react'
import { featureList } from './feature-list'
import { productTexts } from './product-texts'
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

/** Headline, figures and the carrier's list of features. */
export const ProductStory = ({ product: { headline = [], specs = [], features = '' } }: { product: Product }) => {
  const texts = useTexts(productTexts)
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
          <SectionHeading>{texts.features}</SectionHeading>
          {list}
        </section>
      )}
    </div>
  )
}
