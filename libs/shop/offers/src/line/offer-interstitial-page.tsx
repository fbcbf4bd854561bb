import type { CartLine } from '@soe/contracts'
import { addStep, getProduct } from '@soe/contracts/routes'
import { promoOf, useStepChange } from '@soe/shop-basket'
import { readQuery, useShop, useTexts } from '@soe/shop-platform'
import { LineStep, stepTexts, TryAgain, useStepLine } from '@soe/shop-steps'
import { Button, Skeleton, Stack } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { offerTexts } from '../offer-texts'
import { useCampaign } from '../use-campaign'
import { LineOffer } from './line-offer'

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
