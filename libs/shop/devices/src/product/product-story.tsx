import type { Product } from '@soe/contracts'
import { useShop, useTexts, type HtmlNode } from '@soe/shop-platform'
import { Heading, SectionHeading } from '@soe/ui'
import { useEffect, useMemo, createElement, type ReactNode } from 'react'
import { compareTexts } from '../compare/compare-texts'
import { SpecTable } from '../compare/spec-table'
import { productPath } from '../product-path'
import { keepRecent } from '../recent/recent-products'
import { RecentlyViewed } from '../recent/recently-viewed'
import { usePrepaid } from '../use-prepaid'
import styles from './product-story.module.css'
import { sanitize, type Schema } from 'hast-util-sanitize'

type SafeNode = ReturnType<typeof sanitize>

/** Of elements that are not named only what they contain is kept, and nothing of those whose text is code. */
const schema: Schema = {
  tagNames: ['ul', 'li', 'strong', 'em', 'br', 'p'],
  strip: ['script', 'style', 'template', 'noscript', 'iframe', 'title'],
  attributes: { '*': ['id', 'style'] },
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
}

/** The security policy lets no style attribute in; a script may set declarations once the page is there. */
const styledBy = (style: string) => (element: HTMLElement | null) => {
  if (element) void import('./apply-style').then(({ applyStyle }) => applyStyle(element, style)).catch(() => undefined)
}

const toElement = (node: SafeNode, key: number): ReactNode => {
  if (node.type === 'text') return node.value
  if (node.type !== 'element') return null
  const { id, style } = node.properties
  const ref = style ? styledBy(String(style)) : undefined
  return createElement(node.tagName, { key, id: id || undefined, ref }, ...node.children.map(toElement))
}

/** The carrier's feature HTML as React elements, sanitised to a few tags with `id`; `style` follows in the browser. */
export const featureList = (nodes: HtmlNode[]): ReactNode[] => {
  const safe = sanitize({ type: 'root', children: nodes }, schema)
  return safe.type === 'root' ? safe.children.map(toElement) : []
}

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
