import type { Product } from '@soe/contracts'
import { usePageMeta, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import {
  announce,
  Button,
  CheckboxField,
  EmptyState,
  PageHeading,
  Picture,
  Skeleton,
  Spoken,
  TextLink,
  useReady,
} from '@soe/ui'
import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { productQuery } from '../device-queries'
import { DevicePrice, shownAmount } from '../device-price'
import { deviceTexts } from '../device-texts'
import { LoadFailed } from '../load-failed'
import { gridPath, productPath, slugOf } from '../product-path'
import { tilePrice } from '../product-price'
import { usePrepaid } from '../use-prepaid'
import { AddDevice } from './add-device'
import { comparePath } from '../compare/compare-path'
import { compareTexts } from '../compare/compare-texts'
import { comparedText, comparedTopic, mostCompared, readSlugs, setCompared } from '../compare/compared'
import { sayDifference } from './say-difference'
import { ComparedTable } from '../compare/spec-table'
import { useCompared } from '../compare/use-compared'
import styles from './compare-page.module.css'

const shownSku = ({ childSkus, defaultSKU }: Product) =>
  childSkus.find(({ skuId }) => skuId === defaultSKU) ?? childSkus[0]

const Head = ({ product }: { product: Product }) => {
  const words = useTexts(deviceTexts)
  const { isPrepaid } = usePrepaid(false)
  const sku = shownSku(product)
  const href = productPath(product, { isPrepaid })
  return (
    <div className={styles.head}>
      {sku && <Picture src={sku.imageUrlMap.defaultImage} alt="" width={440} height={440} />}
      <Link href={href} className={styles.name}>
        {product.productDisplayName}
      </Link>
      {sku && (
        <p>
          <Spoken>{shownAmount(tilePrice(sku), words)}</Spoken>
        </p>
      )}
      {sku && <AddDevice product={product} sku={sku} href={href} />}
    </div>
  )
}

const Price = ({ product, onRemove }: { product: Product; onRemove: () => void }) => {
  const texts = useTexts(compareTexts)
  const sku = shownSku(product)
  return (
    <>
      {sku && <DevicePrice price={tilePrice(sku)} />}
      <TextLink muted size="small" aria-label={texts.remove(product.productDisplayName)} onClick={onRemove}>
        {texts.removeShort}
      </TextLink>
    </>
  )
}

const NothingCompared = () => {
  const texts = useTexts(compareTexts)
  const href = gridPath('smartphones')
  return (
    <EmptyState
      title={texts.nothing}
      actions={
        <Link href={href} asChild>
          <Button href={href}>{texts.browse}</Button>
        </Link>
      }
    >
      {texts.nothingDetail}
    </EmptyState>
  )
}

const Compared = ({ products, onRemove }: { products: readonly Product[]; onRemove: (slug: string) => void }) => {
  const texts = useTexts(compareTexts)
  const { language } = useShop()
  const [params, setParams] = useSearchParams()
  const ready = useReady()
  const isNarrowed = params.get('only') === 'differences'
  const another = gridPath(products[0]?.category ?? 'smartphones')
  const narrow = () =>
    setParams(
      (current) => {
        const changed = new URLSearchParams(current)
        if (isNarrowed) changed.delete('only')
        else changed.set('only', 'differences')
        return changed
      },
      { replace: true },
    )
  return (
    <>
      <div className={styles.heading}>
        <PageHeading aside={products.length > 1 ? texts.intro : texts.more}>{texts.title}</PageHeading>
        {products.length > 1 && (
          <>
            <p className={styles.sentence}>{sayDifference(products, texts, language)}</p>
            <CheckboxField label={texts.onlyDifferences} checked={isNarrowed} disabled={!ready} onChange={narrow} />
          </>
        )}
      </div>
      <ComparedTable
        products={products}
        label={texts.table}
        onlyDifferences={isNarrowed && products.length > 1}
        renderHead={(product) => <Head product={product} />}
        renderPrice={(product) => <Price product={product} onRemove={() => onRemove(slugOf(product))} />}
      />
      {products.length < mostCompared && (
        <div className={styles.another}>
          <Link href={another} asChild>
            <Button variant="outline" href={another}>
              {texts.another}
            </Button>
          </Link>
        </div>
      )}
    </>
  )
}

/** The products of the address, or what the tab compares; those that there are not are left out. */
const useProducts = (slugs: readonly string[]) => {
  const shop = useShop()
  const reads = useQueries({
    queries: slugs.map((slug) => ({ ...productQuery(shop, slug), meta: { showsError: true } })),
  })
  const products = reads.flatMap(({ data }) => (data?.product.itemType === 'DEVICE' ? [data.product] : []))
  const failed = reads.filter(({ isError }) => isError)
  return {
    products,
    isLoading: reads.some(({ isPending, isError }) => isPending && !isError),
    retry: failed.length > 0 ? () => void Promise.all(failed.map(({ refetch }) => refetch())) : undefined,
  }
}

/** Up to three devices side by side, as the address names them. */
export const ComparePage = () => {
  const shop = useShop()
  const texts = useTexts(compareTexts)
  const pathOf = usePathOf()
  const [, navigate] = useLocation()
  const [params] = useSearchParams()
  const { slugs: kept, set } = useCompared()
  const named = readSlugs(params.get('products'))
  const slugs = named.length > 0 ? named : kept
  const { products, isLoading, retry } = useProducts(slugs)
  const shown = slugs.join(',')
  useEffect(() => {
    if (shown !== '' && shown !== comparedText(shop)) setCompared(shop, readSlugs(shown))
  }, [shop, shown])
  useEffect(() => shop.notices.hideTopic(comparedTopic), [shop])
  usePageMeta({ title: texts.title, description: texts.intro, canonical: comparePath(pathOf, []) })
  const remove = (slug: string) => {
    const rest = slugs.filter((other) => other !== slug)
    set(rest)
    navigate(comparePath(pathOf, rest), { replace: true })
    announce(texts.removed)
  }
  if (retry) return <LoadFailed onRetry={retry} />
  if (isLoading)
    return (
      <div aria-busy="true" className={styles.heading}>
        <PageHeading>{texts.title}</PageHeading>
        <Skeleton height="30rem" />
      </div>
    )
  return products.length > 0 ? <Compared products={products} onRemove={remove} /> : <NothingCompared />
}
