import type { AnswerOf, Product } from '@soe/contracts'
import type { estimateLine } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { destination, useShop, useTexts } from '@soe/shop-platform'
import { Disclosure, SummaryList, SummaryRow, SummaryTotal, TextLink } from '@soe/ui'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { estimateTexts } from './estimate-texts'
import styles from './line-estimate.module.css'
import { readTradeIn, tradeInParams } from './trade-in-choice'
import { TradeInFields } from './trade-in-fields'

type EstimatedTradeIn = AnswerOf<typeof estimateLine>['tradeIn']

const Worth = ({ tradeIn }: { tradeIn: NonNullable<EstimatedTradeIn> }) => {
  const texts = useTexts(estimateTexts)
  const { deviceModel, tradeInValue, promotion, creditTotal } = tradeIn
  if (creditTotal === 0) return <p className={styles.note}>{texts.nothing}</p>
  return (
    <>
      <SummaryList>
        <SummaryRow label={texts.value(deviceModel)} value={formatPrice(tradeInValue)} />
        {promotion && (
          <SummaryRow label={texts.promotion(promotion.deviceModel)} value={formatPrice(promotion.amount)} />
        )}
        <SummaryTotal label={texts.worth} value={formatPrice(creditTotal)} />
      </SummaryList>
      <p className={styles.note}>{texts.goesAlong}</p>
    </>
  )
}

/** Lets the shopper say what is traded in, and shows what it is worth; it goes into the cart with the device. */
export const TradeInPanel = ({ product, estimated }: { product: Product; estimated: EstimatedTradeIn }) => {
  const texts = useTexts(estimateTexts)
  const { pathOf } = useShop()
  const [params] = useSearchParams()
  const tradeIn = readTradeIn(params)
  /** Once opened, it stays there: what it lists is read then. */
  const [isOpened, setOpened] = useState(tradeIn !== undefined)
  const shown = tradeIn ? estimated : undefined
  const href = pathOf(destination('tradein', tradeInParams(tradeIn)))
  return (
    <Disclosure
      title={
        shown && shown.creditTotal > 0
          ? texts.tradesIn(shown.deviceModel, formatPrice(shown.creditTotal))
          : texts.tradeIn
      }
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      {isOpened && (
        <div className={styles.panel}>
          <TradeInFields productId={product.productId} chosen={tradeIn} />
          {shown && <Worth tradeIn={shown} />}
          <Link href={href} asChild>
            <TextLink href={href}>{texts.another}</TextLink>
          </Link>
        </div>
      )}
    </Disclosure>
  )
}
