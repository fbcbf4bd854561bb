import type { Product, RecommendedProduct, Sku } from '@soe/contracts'
import { formatCents, isInstalmentTerm, shownPrice } from '@soe/rules'
import { promoOf } from '@soe/shop-basket'
import { useTexts, type ShowContext } from '@soe/shop-platform'
import { OfferTag } from '@soe/shop-steps/offer-tag'
import { HeartButton } from '@soe/shop-wishlist/heart-button'
import { Button, classNames, ColorDots, Heading, Picture, Price, Tile, tileParts } from '@soe/ui'
import { Link } from 'wouter'
import { defaultSku } from './read-recommendations'
import styles from './recommendation-tile.module.css'
import { recommendationTexts } from './recommendation-texts'

export interface RecommendationTileProps {
  recommended: RecommendedProduct
  offer?: string | undefined
  onAccept: () => void
  context: ShowContext
}

const TilePrice = ({ sku }: { sku: Sku }) => {
  const texts = useTexts(recommendationTexts)
  const price = shownPrice(sku, sku.price.preferredTerm)
  return isInstalmentTerm(price.months) ? (
    <Price amount={formatCents(price.cents)} unit={texts.perMonth} terms={texts.contract(price)} />
  ) : (
    <Price amount={formatCents(price.cents)} terms={texts.fullRetail} />
  )
}

const TileDots = ({ product }: { product: Product }) => {
  const texts = useTexts(recommendationTexts)
  return (
    <ColorDots
      label={texts.colors(product.productDisplayName)}
      dots={product.childSkus.map(({ skuId, color }) => ({
        value: skuId,
        name: color.displayName,
        color: color.colorCssStyle,
      }))}
      moreLabel={texts.moreColors}
    />
  )
}

export const RecommendationTile = ({ recommended, offer, onAccept, context }: RecommendationTileProps) => {
  const texts = useTexts(recommendationTexts)
  const { product } = recommended
  const sku = defaultSku(recommended)
  if (!sku) return null
  const name = product.productDisplayName
  const isDevice = product.itemType === 'DEVICE'
  return (
    <Tile className={classNames(tileParts.tile, tileParts.paired)}>
      <p className={tileParts.label}>{product.isCPO && texts.certified}</p>
      <div className={tileParts.heart}>
        <HeartButton product={product} sku={sku} context={context} />
      </div>
      <div className={tileParts.stage}>
        <Picture src={sku.imageUrlMap.defaultImage} alt="" width={440} height={440} loading="lazy" />
      </div>
      <div className={tileParts.promo}>{offer === promoOf(product) ? <OfferTag product={product} /> : offer}</div>
      <Heading level={3} size={28} className={tileParts.name}>
        {name}
      </Heading>
      {isDevice && (
        <div className={tileParts.dots}>
          <TileDots product={product} />
        </div>
      )}
      <TilePrice sku={sku} />
      <div className={styles.action}>
        <Link href={product.productURL} asChild onClick={onAccept}>
          <Button
            variant="outline"
            size="small"
            href=""
            aria-label={isDevice ? texts.customizeNamed(name) : texts.seeDetailsOf(name)}
          >
            {isDevice ? texts.customize : texts.seeDetails}
          </Button>
        </Link>
      </div>
    </Tile>
  )
}
