import type { AmountRow, AnswerOf, Product, Sku } from '@soe/contracts'
import type { estimateLine } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { useShop, useTexts } from '@soe/shop-platform'
import { Heading, SelectField, Skeleton, SummaryList, SummaryRow, useReady } from '@soe/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useSearchParams } from 'wouter'
import { deviceTexts } from '../../device-texts'
import { estimateQuery } from './estimate-query'
import { estimateTexts } from './estimate-texts'
import styles from './line-estimate.module.css'
import { TradeInPanel } from './trade-in-panel'
import { readTradeIn } from './trade-in-choice'
import { pricedPlan, useChosenPlan } from './use-chosen-plan'

type Estimate = AnswerOf<typeof estimateLine>
type PlanEstimate = Estimate['plans'][number]

const Rows = ({ rows }: { rows: readonly AmountRow[] }) => {
  const texts = useTexts(estimateTexts)
  const { month } = useTexts(deviceTexts)
  return (
    <SummaryList>
      {rows.map(({ code, name = '', quantity, amount }, index) => (
        <SummaryRow
          key={index}
          label={code === 'instalment' && quantity ? texts.months(name, quantity) : name}
          value={<span className={styles.row}>{`${formatPrice(amount)}${month}`}</span>}
          accent={amount < 0}
        />
      ))}
    </SummaryList>
  )
}

const Sum = ({ plan }: { plan: PlanEstimate }) => {
  const texts = useTexts(estimateTexts)
  const { month } = useTexts(deviceTexts)
  const { dueMonthlyWithoutAutoPay: withoutAutoPay } = plan
  const { dueToday, dueMonthly, monthlyRows, creditRows = [] } = plan.totals
  return (
    <>
      <output className={styles.sum}>
        <span className={styles.amount}>
          <span>{formatPrice(dueMonthly)}</span>
          <span className={styles.unit}>{month}</span>
        </span>{' '}
        <span>{texts.together(plan.displayName)}</span>
        {withoutAutoPay !== undefined && (
          <span className={styles.autoPay}>{texts.autoPay(`${formatPrice(withoutAutoPay)}${month}`)}</span>
        )}
        <span className={styles.autoPay}>{texts.dueToday(formatPrice(dueToday))}</span>
      </output>
      <Rows rows={monthlyRows} />
      {creditRows.length > 0 && (
        <p className={styles.later}>
          {`${texts.later}: ${creditRows.map(({ name, amount }) => `${name} ${formatPrice(amount)}`).join(', ')}`}
        </p>
      )}
    </>
  )
}

const Plans = ({ estimate }: { estimate: Estimate }) => {
  const texts = useTexts(estimateTexts)
  const { month } = useTexts(deviceTexts)
  const ready = useReady()
  const { planId, choose } = useChosenPlan()
  const plan = pricedPlan(estimate.plans, planId)
  if (!plan) return null
  const priceOf = ({ totals }: PlanEstimate) =>
    totals.monthlyRows.filter(({ code }) => code === 'plan').map(({ amount }) => `${formatPrice(amount)}${month}`)
  return (
    <>
      <SelectField
        label={texts.plan}
        value={plan.planId}
        disabled={!ready}
        onChange={({ target }) => choose(target.value)}
        options={estimate.plans.map((option) => ({
          value: option.planId,
          label: texts.planAt(option.displayName, priceOf(option).join('')),
        }))}
      />
      <Sum plan={plan} />
    </>
  )
}

interface LineEstimateProps {
  product: Product
  sku: Sku
  term: number
}

/** What the device costs a month together with a plan and a trade-in, in the carrier's own rows. */
export const LineEstimate = ({ product, sku, term }: LineEstimateProps) => {
  const shop = useShop()
  const texts = useTexts(estimateTexts)
  const titleId = useId()
  const [params] = useSearchParams()
  const { data, isError } = useQuery({
    ...estimateQuery(shop, { sku, term, tradeIn: readTradeIn(params) }),
    placeholderData: keepPreviousData,
    meta: { silent: true },
  })
  return (
    <section aria-labelledby={titleId} className={styles.estimate}>
      <Heading id={titleId} size={22}>
        {texts.title}
      </Heading>
      {data && <Plans estimate={data} />}
      {!data && (isError ? <p>{texts.failed}</p> : <Skeleton height="12rem" />)}
      <TradeInPanel product={product} estimated={data?.tradeIn} />
    </section>
  )
}
