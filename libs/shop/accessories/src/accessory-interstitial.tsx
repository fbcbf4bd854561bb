import { accessoryCategories } from '@soe/rules'
import { cartQuery, useStepChange } from '@soe/shop-basket'
import { useShop, useTexts, delays, callOnce, queryKeyOf, type Shop, useIdentity, usePathOf } from '@soe/shop-platform'
import { PageHeading, SectionHeading, TileGrid, Button, TextLink } from '@soe/ui'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode, useId } from 'react'
import { accessoryTexts } from './accessory-texts'
import { groupByCategory, inRows, type AccessoryGroup } from './group-by-category'
import styles from './interstitial.module.css'
import { TilesSkeleton } from './tiles-skeleton'
import { useRecommended } from './use-recommended'
import type { CartView, RecommendedProduct, AnswerOf } from '@soe/contracts'
import { AccessoryTile } from './accessory-tile'
import { getAccessoryInterstitial, getAccessoryInterstitialModel, addStep } from '@soe/contracts/routes'
import { expressPage, useGo } from '@soe/shop-journey'
import { Link } from 'wouter'
import { BundleProgress } from './bundle-progress'

/** Moves focus that the page before has taken along to the heading; what the shopper focuses meanwhile keeps it. */
const useInterstitialFocus = () => {
  const { environment } = useShop()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    void environment.wait(delays.interstitialFocus).then(() => {
      if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
    })
  }, [environment])
  return heading
}

interface AccessoryGroupTilesProps extends AccessoryGroup {
  cart: CartView | undefined
  onAdded: (item: RecommendedProduct) => void
  hasDialog: boolean
}

const AccessoryGroupTiles = ({ category, items, onAdded, ...tile }: AccessoryGroupTilesProps) => {
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

type InterstitialContent = AnswerOf<typeof getAccessoryInterstitialModel>['accessoryInterstitialModel'] &
  AnswerOf<typeof getAccessoryInterstitial>['accessoryInterstitial']

/** Reads the model and the offers of the home one after the other, and merges them. */
const loadContent = async (shop: Shop, signal: AbortSignal): Promise<InterstitialContent> => {
  const query = { language: shop.language === 'es' ? ('es' as const) : ('en' as const) }
  const { accessoryInterstitialModel } = await callOnce(shop, getAccessoryInterstitialModel, { query }, signal)
  await shop.environment.wait(delays.betweenInterstitialCalls)
  const { accessoryInterstitial } = await callOnce(shop, getAccessoryInterstitial, { query }, signal)
  return { ...accessoryInterstitialModel, ...accessoryInterstitial }
}

const contentQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [...queryKeyOf(shop, getAccessoryInterstitialModel), shop.language],
    queryFn: ({ signal }) => loadContent(shop, signal),
    staleTime: Infinity,
    meta: { silent: true },
  })

const useInterstitialContent = (): InterstitialContent | undefined => useQuery(contentQuery(useShop())).data

const InterstitialSummary = ({
  cart,
  continueText,
}: {
  cart: CartView | undefined
  continueText?: string | undefined
}) => {
  const texts = useTexts(accessoryTexts)
  const go = useGo()
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const bundlePath = pathOf('accessorybundle')
  const hasAccessories = (cart?.lineDetails.linesWithAcc ?? []).length > 0
  const step = useStepChange(addStep, {
    onFailed: ({ handling }) => handling === 'empty-cart' && go(expressPage(audience)),
  })
  return (
    <section className={styles.summary} aria-labelledby="bundle">
      <div className={styles.heading}>
        <SectionHeading id="bundle">{texts.bundle}</SectionHeading>
      </div>
      <BundleProgress bundle={cart?.orderDetails.bundle} />
      <Link href={bundlePath} asChild>
        <TextLink className={styles.all} size="small" href={bundlePath}>
          {texts.seeAll}
        </TextLink>
      </Link>
      <Button
        wide
        busy={step.isPending}
        busyLabel={texts.saving}
        onClick={() => step.mutate({ cartInfo: {}, processStep: 'AccessoryInterestial' })}
      >
        {hasAccessories ? (continueText ?? texts.continue) : texts.skip}
      </Button>
    </section>
  )
}

/** Accessories for the devices in the cart, offered after the number and before the cart. */
export const AccessoryInterstitial = ({ homeServices }: { homeServices?: ReactNode }) => {
  const shop = useShop()
  const texts = useTexts(accessoryTexts)
  const { accessoryList, onAdded, hasDialog } = useRecommended()
  const content = useInterstitialContent()
  const heading = useInterstitialFocus()
  const { data } = useQuery({ ...cartQuery(shop), meta: { silent: true } })
  return (
    <div className={styles.page}>
      <PageHeading ref={heading}>{content?.title ?? texts.title}</PageHeading>
      <p className={styles.subtitle}>{content?.subtitle ?? texts.subtitle}</p>
      <div className={styles.body}>
        <div className={styles.tiles}>
          {accessoryList ? (
            inRows(groupByCategory(accessoryList, content?.categories ?? accessoryCategories)).map((group) => (
              <AccessoryGroupTiles
                key={group.category}
                {...group}
                cart={data?.cart}
                onAdded={onAdded}
                hasDialog={hasDialog}
              />
            ))
          ) : (
            <TilesSkeleton />
          )}
          <div className={styles.home}>{homeServices}</div>
        </div>
        <InterstitialSummary cart={data?.cart} continueText={content?.continueText} />
      </div>
    </div>
  )
}
