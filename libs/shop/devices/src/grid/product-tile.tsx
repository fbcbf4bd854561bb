import type { Product, Sku } from '@soe/contracts'
import { stockState } from '@soe/shop-basket'
import { useShop, useTexts } from '@soe/shop-platform'
import { OfferTag } from '@soe/shop-steps/offer-tag'
import { HeartButton } from '@soe/shop-wishlist/heart-button'
import { classNames, ColorDots, Heading, Picture, Tile, tileParts } from '@soe/ui'
import { memo, useRef, useState, type MouseEvent } from 'react'
import { Link, useLocation } from 'wouter'
import { CompareToggle } from '../compare/lazy-toggle'
import { DevicePrice } from '../device-price'
import { productQuery } from '../device-queries'
import { deviceTexts, type DeviceTexts } from '../device-texts'
import { productPath, slugOf } from '../product-path'
import { tilePrice } from '../product-price'
import { AddAccessory } from './lazy-add'
import styles from './product-tile.module.css'
import { flushSync } from 'react-dom'
import type { morphBack } from './morph-back'
import { canMorph, morphName, transit } from './picture-transition'

const isPageShown = () =>
  [...document.querySelectorAll('main h1')].some(
    (heading) => heading.checkVisibility() && !heading.closest('[aria-busy="true"]'),
  )

/** The picture waits 300 milliseconds for a page whose code or answer is on its way. */
const untilPageShows = async (): Promise<void> => {
  for (let looks = 15; looks > 0 && !isPageShown(); looks -= 1) await new Promise((resolve) => setTimeout(resolve, 20))
}

/** Where this code does not load, Back works without a transition. */
const followBack = async (...given: Parameters<typeof morphBack>): Promise<void> => {
  try {
    const back = await import('./morph-back')
    back.morphBack(...given)
  } catch {}
}

/**
 * Goes on with the picture growing into its place on the next page, and shrinking back on Back, where the browser can and
 * the shopper likes motion.
 */
export const morph = (picture: HTMLElement | null, goOn: () => void): void => {
  if (!picture || !canMorph()) return goOn()
  const from = { pathname: window.location.pathname, top: window.scrollY }
  picture.style.viewTransitionName = morphName
  void transit(async () => {
    flushSync(goOn)
    picture.style.viewTransitionName = ''
    void followBack(picture, from)
    await untilPageShows()
  })
}

export interface ProductTileProps {
  product: Product
  /** The sku that the filter found. */
  sku: Sku
  isPrepaid?: boolean
  /** In view when the page opens: its picture comes first. */
  isFirst?: boolean
}

const labelsOf = (sku: Sku, isCPO: boolean, texts: DeviceTexts): string => {
  const { state } = stockState(sku)
  return [isCPO && texts['certified-pre-owned'], state !== 'in-stock' && texts[state]].filter(Boolean).join(' · ')
}

const usePrefetch = (slug: string) => {
  const shop = useShop()
  return () => void shop.queryClient.prefetchQuery(productQuery(shop, slug))
}

/** A choice of color lasts until the filter finds another sku. */
const useChosenSku = ({ childSkus }: Product, found: Sku) => {
  const [choice, setChoice] = useState({ found: found.skuId, skuId: found.skuId })
  const sku = choice.found === found.skuId ? childSkus.find(({ skuId }) => skuId === choice.skuId) : undefined
  return [sku ?? found, (skuId: string) => setChoice({ found: found.skuId, skuId })] as const
}

export const ProductTile = memo(({ product, sku: found, isPrepaid = false, isFirst }: ProductTileProps) => {
  const texts = useTexts(deviceTexts)
  const prefetch = usePrefetch(slugOf(product))
  const [sku, chooseSku] = useChosenSku(product, found)
  const stage = useRef<HTMLDivElement>(null)
  const [, navigate] = useLocation()
  const name = product.productDisplayName
  const href = productPath(product, { isPrepaid, skuId: sku.skuId })
  const open = (event: MouseEvent) => {
    event.preventDefault()
    morph(stage.current, () => navigate(href))
  }
  return (
    <Tile className={classNames(tileParts.tile, tileParts.paired, styles.tile)}>
      <p className={tileParts.label}>{labelsOf(sku, product.isCPO, texts)}</p>
      {!isPrepaid && (
        <div className={tileParts.heart}>
          <HeartButton product={product} sku={sku} context="catalogue" />
        </div>
      )}
      <div ref={stage} className={classNames(tileParts.stage, styles.stage)}>
        <Picture
          src={sku.imageUrlMap.defaultImage}
          alt=""
          width={440}
          height={440}
          {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        />
      </div>
      <div className={tileParts.promo}>
        <OfferTag product={product} />
      </div>
      <Heading level={2} size={28} className={classNames(tileParts.name, styles.name)}>
        <Link href={href} onClick={open} onPointerEnter={prefetch} onFocus={prefetch}>
          {name}
        </Link>
      </Heading>
      <div className={tileParts.dots}>
        <ColorDots
          label={texts.colors(name)}
          dots={product.childSkus.map(({ skuId, color }) => ({
            value: skuId,
            name: color.displayName,
            color: color.colorCssStyle,
          }))}
          value={sku.skuId}
          onChange={chooseSku}
          moreLabel={texts.moreColors}
        />
      </div>
      <DevicePrice price={tilePrice(sku)} />
      {product.itemType === 'DEVICE' ? (
        <CompareToggle slug={slugOf(product)} name={name} />
      ) : (
        <AddAccessory product={product} sku={sku} />
      )}
    </Tile>
  )
})
