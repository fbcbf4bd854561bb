import type { AmountRow, Product } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { useRowLabel } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import {
  CheckboxField,
  Disclosure,
  Heading,
  RadioList,
  Skeleton,
  Spoken,
  SummaryList,
  SummaryRow,
  TextLink,
  useReady,
} from '@soe/ui'
import { useId } from 'react'
import { useSearchParams } from 'wouter'
import { zipFieldId } from '../arrival/zip-form'
import { deviceTexts } from '../../device-texts'
import type { Selection } from '../selection/use-selection'
import { readAccessories, withAccessory, type Estimate, type PlanEstimate } from './estimate-query'
import { estimateTexts } from './estimate-texts'
import styles from './line-estimate.module.css'
import { TradeInPanel } from './trade-in-panel'
import { useLineSum } from './use-line-sum'

interface SelectionProps {
  selection: Selection
}

const planRowsOf = ({ totals }: PlanEstimate) => totals.monthlyRows.filter(({ code }) => code === 'plan')

const Plans = ({ selection }: SelectionProps) => {
  const texts = useTexts(estimateTexts)
  const { month } = useTexts(deviceTexts)
  const { estimate, plan, choosePlan, hrefOf } = useLineSum(selection)
  if (!estimate || !plan) return null
  return (
    <RadioList
      legend={texts.plan}
      value={plan.planId}
      onChange={choosePlan}
      options={estimate.plans.map((option) => ({
        value: option.planId,
        label: option.displayName,
        sublabel: option.summary,
        trailing: planRowsOf(option)
          .map(({ amount }) => `${formatPrice(amount)}${month}`)
          .join(''),
        href: hrefOf(option.planId),
      }))}
    />
  )
}

type Offered = NonNullable<Estimate['accessories']>[number]

const Accessory = ({ offered: { skuId, displayName, imageUrl, price, originalPrice } }: { offered: Offered }) => {
  const texts = useTexts(estimateTexts)
  const ready = useReady()
  const [params, setParams] = useSearchParams()
  return (
    <CheckboxField
      label={
        <span className={styles.accessory}>
          <img src={imageUrl} alt="" width={44} height={44} loading="lazy" />
          <span>{texts.accessory(displayName, formatPrice(price))}</span>
        </span>
      }
      {...(price < originalPrice && { hint: texts.was(formatPrice(originalPrice)) })}
      disabled={!ready}
      checked={readAccessories(params).includes(skuId)}
      onChange={({ target }) =>
        setParams((current) => withAccessory(current, skuId, target.checked), { replace: true })
      }
    />
  )
}

/** Offers that stand in view; the others open. */
const firstAccessories = 3

/** What the accessory step offers, which has been passed once it stood here. */
const Accessories = ({ offered }: { offered: readonly Offered[] }) => {
  const texts = useTexts(estimateTexts)
  const listed = (shown: readonly Offered[]) => shown.map((one) => <Accessory key={one.skuId} offered={one} />)
  const more = offered.slice(firstAccessories)
  if (offered.length === 0) return null
  return (
    <fieldset className={styles.accessories}>
      <legend>{texts.accessories}</legend>
      {listed(offered.slice(0, firstAccessories))}
      {more.length > 0 && (
        <Disclosure title={texts.moreAccessories}>
          <div className={styles.accessories}>{listed(more)}</div>
        </Disclosure>
      )}
    </fieldset>
  )
}

const focusZip = () => document.getElementById(zipFieldId)?.focus()

const RowLabel = ({ row }: { row: AmountRow }) => {
  const texts = useTexts(estimateTexts)
  const label = useRowLabel()(row)
  return (
    <>
      <span>{label}</span>
      {row.zipCode !== undefined && (
        <span>
          {' · '}
          <TextLink inline onClick={focusZip}>
            {texts.change}
          </TextLink>
        </span>
      )}
    </>
  )
}

/** What the sum of the line is made of, in the carrier's own rows. */
export const SumRows = ({ selection }: SelectionProps) => {
  const texts = useTexts(estimateTexts)
  const { month } = useTexts(deviceTexts)
  const { plan } = useLineSum(selection)
  if (!plan) return null
  const { totals, dueMonthlyWithoutAutoPay: withoutAutoPay } = plan
  const { monthlyRows, todayRows, creditRows = [] } = totals
  const isShown = ({ code, amount }: AmountRow) => code !== 'delivery' || amount > 0
  return (
    <div className={styles.rows}>
      <SummaryList>
        {monthlyRows.map(({ code, name = '', quantity, amount }, index) => (
          <SummaryRow
            key={index}
            label={code === 'instalment' && quantity ? texts.months(name, quantity) : name}
            value={`${formatPrice(amount)}${month}`}
            accent={amount < 0}
          />
        ))}
        {todayRows.filter(isShown).map((row, index) => (
          <SummaryRow
            key={`today-${index}`}
            label={<RowLabel row={row} />}
            value={texts.today(formatPrice(row.amount))}
            accent={row.amount < 0}
          />
        ))}
      </SummaryList>
      {withoutAutoPay !== undefined && (
        <p className={styles.later}>
          <Spoken>{texts.autoPay(`${formatPrice(withoutAutoPay)}${month}`)}</Spoken>
        </p>
      )}
      {creditRows.length > 0 && (
        <p className={styles.later}>
          {`${texts.later}: ${creditRows.map(({ name, amount }) => `${name} ${formatPrice(amount)}`).join(', ')}`}
        </p>
      )}
    </div>
  )
}

/** The plan of a new line, what is traded in for its device, and what comes along. */
export const LineEstimate = ({ product, selection }: SelectionProps & { product: Product }) => {
  const texts = useTexts(estimateTexts)
  const titleId = useId()
  const { estimate, isError } = useLineSum(selection)
  return (
    <section aria-labelledby={titleId} className={styles.estimate}>
      <Heading id={titleId} size={22}>
        {texts.title}
      </Heading>
      <Plans selection={selection} />
      {!estimate && (isError ? <p>{texts.failed}</p> : <Skeleton height="12rem" />)}
      <TradeInPanel product={product} estimated={estimate?.tradeIn} />
      <Accessories offered={estimate?.accessories ?? []} />
    </section>
  )
}
