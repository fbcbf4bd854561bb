import type { AnswerOf } from '@soe/contracts'
import { validateCart, getProcessStep, getRtCartCount } from '@soe/contracts/routes'
import {
  isShopError,
  useTexts,
  useTranslation,
  callOnce,
  useIdentity,
  useShop,
  type Shop,
  change,
  queryKeyOf,
  useThrottleList,
} from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { BravoFlag, Button, SectionHeading, SkeletonText, Status } from '@soe/ui'
import { Suspense, useId } from 'react'
import styles from './promo-hub.module.css'
import { promoTexts } from './promo-texts'
import { cartQuery } from '@soe/shop-basket'
import { routeGoToCart, useGo } from '@soe/shop-journey'
import { useMutation, useQuery } from '@tanstack/react-query'
import { isThrottled } from '@soe/rules'

type Finding = AnswerOf<typeof validateCart>['cartValidationErrors'][number]

const rewards: readonly Finding['errorLevel'][] = ['RewardNotification', 'CheckMarkNotification']

const Rewards = ({ findings }: { findings: readonly Finding[] }) => {
  const translate = useTranslation()
  return (
    <ul>
      {findings
        .filter(({ errorLevel }) => rewards.includes(errorLevel))
        .map(({ errorCode, errorMessage }) => (
          <li key={errorCode} className={styles.reward}>
            <BravoFlag width={24} />
            {translate(errorMessage)}
          </li>
        ))}
    </ul>
  )
}

const intentOf = (shop: Shop) => {
  const intent = shop.queryClient.getQueryData(cartQuery(shop).queryKey)?.cart.intendType
  return intent ? { intent } : {}
}

/** Goes to the cart by the next step that the carrier requires (the specification, commerce 4.1). */
const useGoToCart = () => {
  const shop = useShop()
  const { audience } = useIdentity()
  const go = useGo()
  return useMutation({
    mutationKey: [getProcessStep.key],
    mutationFn: () =>
      callOnce(shop, getProcessStep, {
        body: { processStep: 'ShoppingCart', processAction: 'next', ...intentOf(shop) },
      }),
    onSuccess: ({ serviceBody }) =>
      go(routeGoToCart(serviceBody.serviceResponse.context.contextInfo.processStep, audience)),
  })
}

const GoToCart = () => {
  const texts = useTexts(promoTexts)
  const { mutate, isPending } = useGoToCart()
  return (
    <Button variant="outline" busy={isPending} busyLabel={texts.working} onClick={() => mutate()}>
      {texts.goToCart}
    </Button>
  )
}

type Validated = AnswerOf<typeof validateCart>

const planChangeConfirmed = 'CPC_FCC'

/** The cart is counted first: the carrier is sent how many items the shop believes to be in it. */
const validate = async (shop: Shop, enableFcc: boolean): Promise<Validated> => {
  const { rtCartCount } = await callOnce(shop, getRtCartCount, { body: {} })
  const body = { cartInfo: {}, meta: {}, pageId: 'PROMOHUB', flow: 'PROMOHUB', rtCartCount, enableFcc }
  return change(shop, validateCart, body)
}

/** The cart as the carrier validates it for its promotions; it validates no prepaid one. */
const useValidatedCart = () => {
  const shop = useShop()
  const { audience } = useIdentity()
  const canValidate = audience in validateCart.paths
  const enableFcc = isThrottled(useThrottleList(), planChangeConfirmed)
  const query = useQuery({
    enabled: canValidate,
    queryKey: [...queryKeyOf(shop, validateCart), enableFcc],
    queryFn: () => validate(shop, enableFcc),
    staleTime: 0,
    meta: { showsError: true },
  })
  return { ...query, canValidate }
}

/** What the promotions make of the cart, before the cart itself. Without a cart there is nothing to say. */
export const PromoHub = () => {
  const texts = useTexts(promoTexts)
  const heading = useId()
  const { data, error, isFetching, refetch, canValidate } = useValidatedCart()
  const isLoading = canValidate && !data && !error
  if (isShopError(error) && error.handling === 'empty-cart') return null
  const failed = error && <TryAgain onRetry={() => void refetch()} busy={isFetching} />
  return (
    <section className={styles.hub} aria-labelledby={heading} aria-busy={isLoading}>
      <SectionHeading id={heading}>{texts.title}</SectionHeading>
      {!data && failed}
      {isLoading && <SkeletonText lines={2} />}
      <Status>{isLoading ? texts.loading : ''}</Status>
      {data && (
        <>
          <p>{data.hubReadyForCheckout ? texts.ready : texts.open}</p>
          <Suspense>
            <Rewards findings={data.cartValidationErrors} />
          </Suspense>
        </>
      )}
      <GoToCart />
    </section>
  )
}
