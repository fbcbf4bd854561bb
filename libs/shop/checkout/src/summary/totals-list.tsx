import type { AmountRow, Totals } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { lastBillsOf, useRowLabel } from '@soe/shop-basket'
import { useTexts } from '@soe/shop-platform'
import { SummaryList, SummaryRow, SummaryTotal } from '@soe/ui'
import { checkoutTexts } from '../checkout-texts'

type CheckoutTexts = ReturnType<typeof checkoutTexts>

const valueOf = (texts: CheckoutTexts, { code, amount }: AmountRow): string => {
  if (code === 'delivery' && amount === 0) return texts.free
  return formatPrice(amount)
}

const Rows = ({ rows, isFinanced = false }: { rows: readonly AmountRow[]; isFinanced?: boolean }) => {
  const texts = useTexts(checkoutTexts)
  const labelOf = useRowLabel()
  return rows.map((row, index) => (
    <SummaryRow
      key={`${row.code}-${row.name ?? ''}-${index}`}
      label={labelOf(row, isFinanced)}
      value={valueOf(texts, row)}
      accent={row.amount < 0}
    />
  ))
}

interface TotalsListProps {
  totals: Totals
  /** What is due is added to the next bill. */
  isBilled?: boolean
  paid?: { note?: string }
}

/** Due today and due monthly, in equal size, each with its rows, then what comes off a later bill. */
export const TotalsList = ({ totals, isBilled = false, paid }: TotalsListProps) => {
  const texts = useTexts(checkoutTexts)
  const { creditRows = [] } = totals
  return (
    <>
      <SummaryList>
        <Rows rows={totals.todayRows} isFinanced={totals.monthlyRows.some(({ code }) => code === 'instalment')} />
        {isBilled && (
          <SummaryRow
            label={texts.onNextBill}
            value={formatPrice(-totals.dueToday)}
            data-shows={paid ? undefined : 'dueToday'}
            accent
          />
        )}
        <SummaryTotal
          label={paid ? texts.paid : texts.dueToday}
          value={formatPrice(isBilled ? 0 : totals.dueToday)}
          data-shows={isBilled || paid ? undefined : 'dueToday'}
          {...(paid?.note !== undefined && { note: paid.note })}
        />
        <Rows rows={totals.monthlyRows} />
        {totals.monthlyRows.length > 0 && (
          <SummaryTotal
            label={texts.dueMonthly}
            value={formatPrice(totals.dueMonthly)}
            note={texts.monthlyNote}
            data-shows={paid ? undefined : 'dueMonthly'}
          />
        )}
        {lastBillsOf(totals.monthlyRows).map(({ bill, amount }) => (
          <SummaryRow key={bill} label={texts.onLastBill(bill)} value={formatPrice(amount)} />
        ))}
      </SummaryList>
      {creditRows.length > 0 && (
        <SummaryList title={texts.laterCredit}>
          <Rows rows={creditRows} />
        </SummaryList>
      )}
    </>
  )
}
