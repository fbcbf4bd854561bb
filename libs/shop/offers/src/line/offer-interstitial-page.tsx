import type { CartLine, Product } from '@soe/contracts'
import { addStep, getProduct } from '@soe/contracts/routes'
import { promoOf, useStepChange } from '@soe/shop-basket'
import { readQuery, useShop, useTexts, useIdentity, usePathOf } from '@soe/shop-platform'
import { LineStep, stepTexts, TryAgain, useStepLine, CartLink } from '@soe/shop-steps'
import { Button, Skeleton, Stack, BravoFlag, Heading } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { isPrepay } from '@soe/rules'
import { OfferFacts } from '@soe/shop-steps/offer-facts'
import { offerTexts } from '../offer-texts'
import { useCampaign } from '../use-campaign'
import styles from './line-offer.module.css'

interface LineOfferProps {
  line: CartLine
  product: Product
  promo: string
}

/** A promotion of the line's device, and what the shopper does for it. */
const LineOffer = ({ line: { lineId, unearnedOffer }, product, promo }: LineOfferProps) => {
  const texts = useTexts(offerTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const needsTradeIn = product.promoNeedsTradeIn === true && !isPrepay(audience)
  return (
    <section className={styles.offer} aria-labelledby="line-offer">
      <BravoFlag width={44} pole />
      <div className={styles.words}>
        <Heading id="line-offer" size={28}>
          {promo}
        </Heading>
        <p>{unearnedOffer ? unearnedOffer.terms : texts[product.promoTerms === undefined ? 'onItself' : 'earned']}</p>
        {product.offer && <OfferFacts offer={product.offer} />}
        {needsTradeIn && unearnedOffer && (
          <CartLink href={pathOf('tradein', { line: lineId })}>{texts.tradeIn}</CartLink>
        )}
      </div>
    </section>
  )
}

const ContinueButton = ({ lineId }: { lineId: string }) => {
  const texts = useTexts(stepTexts)
  const step = useStepChange(addStep)
  return (
    <Button
      busy={step.isPending}
      busyLabel={texts.saving}
      onClick={() => step.mutate({ cartInfo: { processingMTN: lineId }, processStep: 'OfferInterstitial' })}
    >
      {texts.continue}
    </Button>
  )
}

const Offers = ({ line, productId }: { line: CartLine; productId: string }) => {
  const shop = useShop()
  const texts = useTexts(offerTexts)
  const { data, error, isFetching, refetch } = useQuery({
    ...readQuery(shop, getProduct, { query: { productId } }),
    meta: { showsError: true },
  })
  if (error) return <TryAgain onRetry={() => void refetch()} busy={isFetching} />
  if (!data) return <Skeleton height="9rem" />
  const promo = promoOf(data.product)
  return promo === undefined ? <p>{texts.lineNone}</p> : <LineOffer line={line} product={data.product} promo={promo} />
}

/** What the carrier offers on the device of a line, before its plan is chosen. */
export const OfferInterstitialPage = () => {
  const texts = useTexts(offerTexts)
  const line = useStepLine('OfferInterstitial')
  const campaign = useCampaign()
  return (
    <LineStep title={campaign?.title ?? texts.lineTitle} line={line} skeleton={<Skeleton height="9rem" />}>
      {(found) => (
        <Stack gap={36}>
          {campaign && <p>{campaign.description}</p>}
          {found.deviceItem && <Offers line={found} productId={found.deviceItem.productId} />}
          <div>
            <ContinueButton lineId={found.lineId} />
          </div>
        </Stack>
      )}
    </LineStep>
  )
}
