import { usePageMeta, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { OfferTag } from '@soe/shop-steps/offer-tag'
import {
  Button,
  Cluster,
  PageHeading,
  Picture,
  SectionHeading,
  Skeleton,
  Spoken,
  TextLink,
  tileParts,
  TileGrid,
} from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { productsQuery } from '../device-queries'
import { shownAmount } from '../device-price'
import { deviceTexts } from '../device-texts'
import { productPath } from '../product-path'
import { tilePrice } from '../product-price'
import { RecentlyViewed } from '../recent/lazy-recent'
import { usePrepaid } from '../use-prepaid'
import { FrontKinds } from './front-kinds'
import { FrontPlans } from './front-plans'
import { frontTexts } from './front-texts'
import { OwnDevicePanels } from './own-device-panels'
import styles from './front-page.module.css'
import { ProductTile } from '../grid/product-tile'
import { TileSkeleton } from '../grid/tile-skeleton'

const positions = [1, 2, 3]

interface PrepaidProps {
  isPrepaid: boolean
}

/** The first smartphones after the one in the hero; nothing at all when they can't be read. */
const FeaturedProducts = ({ isPrepaid }: PrepaidProps) => {
  const shop = useShop()
  const { data, isError } = useQuery({ ...productsQuery(shop, 'smartphones'), meta: { showsError: true } })
  if (isError && !data) return null
  return (
    <TileGrid isPaired>
      {positions.map((position) => {
        const product = data?.products[position]
        const sku = product?.childSkus[0]
        return product && sku ? (
          <ProductTile key={position} product={product} sku={sku} isPrepaid={isPrepaid} />
        ) : (
          <TileSkeleton key={position} />
        )
      })}
    </TileGrid>
  )
}

/** The device that the carrier features first. */
const HeroDevice = ({ isPrepaid }: PrepaidProps) => {
  const shop = useShop()
  const texts = useTexts(frontTexts)
  const words = useTexts(deviceTexts)
  const { data } = useQuery({ ...productsQuery(shop, 'smartphones'), meta: { showsError: true } })
  const product = data?.products[0]
  const sku = product?.childSkus[0]
  if (!product || !sku) return <Skeleton ratio={1} />
  return (
    <figure className={styles.device}>
      <div className={tileParts.promo}>
        <OfferTag product={product} />
      </div>
      <Picture src={sku.imageUrlMap.defaultImage} alt="" width={440} height={440} fetchPriority="high" />
      <figcaption className={styles.caption}>
        <Link href={productPath(product, { isPrepaid })} aria-label={texts.see(product.productDisplayName)}>
          {product.productDisplayName}
        </Link>
        <span>
          <Spoken>{texts.from(shownAmount(tilePrice(sku), words))}</Spoken>
        </span>
      </figcaption>
    </figure>
  )
}

/** What holds for every order. */
const Assurances = () => {
  const texts = useTexts(frontTexts)
  const support = usePathOf()('support')
  return (
    <ul className={styles.assurances}>
      <li className={styles.assurance}>
        <strong>{texts.delivery}</strong>
        <p>{texts.deliveryNote}</p>
      </li>
      <li className={styles.assurance}>
        <strong>{texts.pickup}</strong>
        <p>{texts.pickupNote}</p>
      </li>
      <li className={styles.assurance}>
        <Link href={support}>{texts.people}</Link>
        <p>{texts.peopleNote}</p>
      </li>
    </ul>
  )
}

/** The front page: one large device, three more, the plans, what to do with a phone one has, and every category. */
export const FrontPage = () => {
  const texts = useTexts(frontTexts)
  const { isPrepaid } = usePrepaid(false)
  const pathOf = usePathOf()
  const grid = pathOf('smartphones/')
  const offers = pathOf('jtooffers')
  usePageMeta({ title: texts.title, description: texts.lead, canonical: '/' })
  return (
    <>
      <div className={styles.hero}>
        <div>
          <PageHeading>{texts.title}</PageHeading>
          <p className={styles.lead}>{texts.lead}</p>
          <Cluster gap={10}>
            <Link href={grid} asChild>
              <Button href={grid}>{texts.shop}</Button>
            </Link>
            {!isPrepaid && (
              <Link href={offers} asChild>
                <Button href={offers} variant="outline">
                  {texts.offers}
                </Button>
              </Link>
            )}
          </Cluster>
        </div>
        <HeroDevice isPrepaid={isPrepaid} />
      </div>
      <Assurances />
      <section className={styles.section}>
        <SectionHeading
          aside={
            <Link href={grid} asChild>
              <TextLink href={grid}>{texts.all}</TextLink>
            </Link>
          }
        >
          {texts.featured}
        </SectionHeading>
        <FeaturedProducts isPrepaid={isPrepaid} />
      </section>
      {!isPrepaid && (
        <>
          <FrontPlans />
          <OwnDevicePanels />
        </>
      )}
      <section className={styles.section}>
        <SectionHeading>{texts.ways}</SectionHeading>
        <FrontKinds />
      </section>
      <RecentlyViewed />
    </>
  )
}
