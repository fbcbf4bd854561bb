import type { AnswerOf } from '@soe/contracts'
import type { validateCart } from '@soe/contracts/routes'
import { isShopError, useTexts, useTranslation } from '@soe/shop-platform'
import { TryAgain } from '@soe/shop-steps'
import { BravoFlag, Button, SectionHeading, SkeletonText, Status } from '@soe/ui'
import { Suspense, useId } from 'react'
import styles from './promo-hub.module.css'
import { promoTexts } from './promo-texts'
import { useGoToCart } from './use-go-to-cart'
import { useValidatedCart } from './use-validated-cart'

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

const GoToCart = () => {
  const texts = useTexts(promoTexts)
  const { mutate, isPending } = useGoToCart()
  return (
    <Button variant="outline" busy={isPending} busyLabel={texts.working} onClick={() => mutate()}>
      {texts.goToCart}
    </Button>
  )
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
