import type { Product, CartView } from '@soe/contracts'
import { listBundles, retrieveBundleAccCart } from '@soe/contracts/routes'
import { cartQuery, accessoryLine, clientAppName } from '@soe/shop-basket'
import { platformTexts, readQuery, usePageMeta, usePathOf, useShop, useTexts, useIdentity } from '@soe/shop-platform'
import { Button, PageHeading, RetryNotice, SectionHeading, TileGrid } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { accessoryTexts } from './accessory-texts'
import { AccessoryTile } from './accessory-tile'
import { BundleProgress } from './bundle-progress'
import styles from './interstitial.module.css'
import { TilesSkeleton } from './tiles-skeleton'
import { accessoryFlowName } from '@soe/rules'

/** How far the cart is towards the bundle discount; a prepaid cart says so itself. */
const useBundle = (): CartView['orderDetails']['bundle'] | undefined => {
  const shop = useShop()
  const { audience, loggedIn } = useIdentity()
  const { data } = useQuery({ ...cartQuery(shop), meta: { silent: true } })
  const cart = data?.cart
  const cartInfo = {
    clientAppName,
    cartCreator: cart?.cartHeader.cartCreator,
    processingMTN: accessoryLine(cart),
    processAction: 'RETRIEVE',
    processStep: 'AccessoryInterestial',
    intendType: accessoryFlowName(loggedIn),
    pageId: 'ACCESSORYBUNDLE',
  }
  const progress = useQuery({
    ...readQuery(shop, retrieveBundleAccCart, { body: { cartInfo } }),
    enabled: cart !== undefined && audience in retrieveBundleAccCart.paths,
    meta: { silent: true },
  })
  return progress.data?.bundleAccessoryDetail ?? cart?.orderDetails.bundle
}

const Progress = () => {
  const texts = useTexts(accessoryTexts)
  const pathOf = usePathOf()
  const cartPath = pathOf('expresscart')
  return (
    <section className={styles.summary} aria-labelledby="bundle">
      <div className={styles.heading}>
        <SectionHeading id="bundle">{texts.bundle}</SectionHeading>
      </div>
      <BundleProgress bundle={useBundle()} />
      <Link href={cartPath} asChild>
        <Button wide href={cartPath}>
          {texts.goToCart}
        </Button>
      </Link>
    </section>
  )
}

const Tiles = ({ products }: { products: readonly Product[] }) => {
  const { data } = useQuery({ ...cartQuery(useShop()), meta: { silent: true } })
  return (
    <TileGrid>
      {products.map((product) => (
        <AccessoryTile key={product.productId} product={product} cart={data?.cart} />
      ))}
    </TileGrid>
  )
}

export const AccessoryBundle = () => {
  const texts = useTexts(accessoryTexts)
  const { tryAgain } = useTexts(platformTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.bundleTitle, description: texts.bundleDescription, canonical })
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(useShop(), listBundles, { query: {} }),
    meta: { showsError: true },
  })
  const failed = error && (
    <RetryNotice retryLabel={texts.retry} busy={isFetching} busyLabel={texts.loading} onRetry={() => void refetch()}>
      {tryAgain}
    </RetryNotice>
  )
  return (
    <div className={styles.page}>
      <PageHeading>{texts.bundleTitle}</PageHeading>
      <div className={styles.body}>
        <div className={styles.tiles}>{data ? <Tiles products={data.products} /> : (failed ?? <TilesSkeleton />)}</div>
        <Progress />
      </div>
    </div>
  )
}
