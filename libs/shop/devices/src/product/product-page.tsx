import type { Product, Sku } from '@soe/contracts'
import { promoOf, stockState } from '@soe/shop-basket'
import { optionalPart, useShop, useTexts } from '@soe/shop-platform'
import { OfferTag } from '@soe/shop-steps/offer-tag'
import { HeartButton } from '@soe/shop-wishlist/heart-button'
import {
  ArrowLeftIcon,
  Breadcrumbs,
  IconButton,
  PageHeading,
  Button,
  EmptyState,
  useReady,
  Skeleton,
  SkeletonText,
  Stack,
  Status,
} from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useCatalogueLocation, type CatalogueLocation } from '../catalogue-location'
import { productQuery } from '../device-queries'
import { deviceTexts } from '../device-texts'
import { gridPath } from '../product-path'
import { usePrepaid } from '../use-prepaid'
import { ProductGallery } from './product-gallery'
import { ProductOptions } from './product-options'
import { ProductHead } from './lazy-head'
import { ProductStory } from './lazy-story'
import { productTexts } from '../product-texts'
import { Purchase } from './purchase'
import { useSelection } from './selection/use-selection'
import styles from './product-page.module.css'
import gallery from './product-gallery.module.css'

/** A product page before its product is known. */
const ProductSkeleton = () => {
  const texts = useTexts(deviceTexts)
  return (
    <div aria-busy="true" className={styles.page}>
      <Status>{texts.loading}</Status>
      <div className={styles.trail}>
        <Skeleton height="2.75rem" width="18rem" />
      </div>
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <div className={gallery.gallery}>
            <Skeleton ratio={1} />
          </div>
        </div>
        <div className={styles.choices}>
          <Stack gap={28}>
            <Skeleton height="3.75rem" width="80%" />
            <SkeletonText lines={2} />
            <Skeleton height="6rem" />
            <Skeleton height="4rem" />
            <Skeleton height="10rem" />
            <Skeleton height="3.75rem" />
          </Stack>
        </div>
      </div>
    </div>
  )
}

const NotifyMe = optionalPart(() => import('@soe/shop-wishlist/notify-me').then((module) => module.NotifyMe), 'idle')

/** Below the stock of a SKU that is sold out, once scripts run. */
const SoldOut = (props: { product: Product; sku: Sku }) => useReady() && <NotifyMe {...props} context="catalogue" />

/** Shown in place of a product that failed to load. */
const ProductFailed = ({ onRetry }: { onRetry: () => void }) => {
  const texts = useTexts(deviceTexts)
  return <EmptyState title={texts.failed} actions={<Button onClick={onRetry}>{texts.retry}</Button>} />
}

interface ProductSlots {
  /** Drawn in place of a product that there is not. */
  renderMissing: () => ReactNode
}

type ProductAtProps = ProductSlots & CatalogueLocation

type TrailProps = Pick<CatalogueLocation, 'category' | 'isPrepaid'> & { name: string }

const Trail = ({ category, isPrepaid, name }: TrailProps) => {
  const texts = useTexts(productTexts)
  const words = useTexts(deviceTexts)
  const grid = gridPath(category, isPrepaid)
  const title = isPrepaid && category === 'smartphones' ? words.prepaid : words[category]
  return (
    <>
      <div className={styles.back}>
        <Link href={grid} asChild>
          <IconButton href={grid} label={texts.backTo(title)}>
            <ArrowLeftIcon />
          </IconButton>
        </Link>
      </div>
      <div className={styles.trail}>
        <Breadcrumbs label={texts.breadcrumbs}>
          <Link href="/">{texts.shop}</Link>
          <Link href={grid}>{title}</Link>
          <span aria-current="page">{name}</span>
        </Breadcrumbs>
      </div>
    </>
  )
}

type DetailsProps = Omit<ProductAtProps, 'renderMissing'> & { product: Product }

const Details = ({ product, category, isPrepaid }: DetailsProps) => {
  const selection = useSelection(product)
  if (!selection) return null
  const { productDisplayName: name, promoTerms, tagline } = product
  return (
    <div className={styles.page}>
      <Trail category={category} isPrepaid={isPrepaid} name={name} />
      <div className={styles.columns}>
        <div className={styles.gallery}>
          <ProductGallery name={name} sku={selection.sku} />
        </div>
        <div className={styles.choices}>
          {promoOf(product) !== undefined && (
            <div className={styles.promo}>
              <OfferTag product={product} />
              {promoTerms !== undefined && <span className={styles.terms}>{promoTerms}</span>}
            </div>
          )}
          <PageHeading size="product">{name}</PageHeading>
          {tagline && <p className={styles.tagline}>{tagline}</p>}
          <ProductOptions product={product} selection={selection} />
          <Purchase
            product={product}
            selection={selection}
            heart={
              !isPrepaid && <HeartButton product={product} sku={selection.sku} context="catalogue" variant="outline" />
            }
          >
            {stockState(selection.sku).state === 'out-of-stock' && <SoldOut product={product} sku={selection.sku} />}
          </Purchase>
        </div>
        <div className={styles.story}>
          <ProductStory product={product} />
        </div>
      </div>
    </div>
  )
}

const ProductAt = ({ isPrepaid: isPrepaidPage, ...rest }: ProductAtProps) => {
  const shop = useShop()
  const { isPrepaid, isKnown } = usePrepaid(isPrepaidPage)
  const props = { ...rest, isPrepaid }
  const { data, error, refetch } = useQuery({
    ...productQuery(shop, props.slug),
    enabled: isKnown,
    meta: { showsError: true },
  })
  if (!isKnown) return <ProductSkeleton />
  if (data?.product.category === props.category)
    return (
      <>
        <ProductHead product={data.product} isPrepaid={isPrepaidPage} />
        <Details {...props} product={data.product} />
      </>
    )
  if (data !== undefined) return props.renderMissing()
  return error ? <ProductFailed onRetry={() => void refetch()} /> : <ProductSkeleton />
}

/** A product: pictures, choices, price and cart. */
export const ProductPage = (slots: ProductSlots) => {
  const location = useCatalogueLocation()
  return <ProductAt key={location.slug} {...slots} {...location} />
}
