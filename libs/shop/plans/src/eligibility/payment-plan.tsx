import type { CartLine, EligibleLine } from '@soe/contracts'
import { addStep } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import { eligibleLinesQuery, useLock, useStepChange } from '@soe/shop-basket'
import { usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { stepTexts } from '@soe/shop-steps'
import { Button, EmptyState, Hoist, LimaFlag } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { eligibilityTexts } from './eligibility-texts'

/** The loans of the only line that has this masked number; numbers look alike when masked. */
const loansOf = (lines: readonly EligibleLine[], number: string | undefined) => {
  const [found, ...others] = lines.filter(({ mtn, installmentLoans }) => mtn === number && installmentLoans.length > 0)
  return others.length === 0 ? (found?.installmentLoans ?? []) : []
}

const useOwed = ({ mobileNumber }: CartLine): readonly string[] => {
  const texts = useTexts(eligibilityTexts)
  const { data } = useQuery({ ...eligibleLinesQuery(useShop()), meta: { silent: true } })
  return loansOf(data?.lines ?? [], mobileNumber).map(({ balance, monthsLeft }) =>
    texts.paymentPlanOwed(formatPrice(balance), monthsLeft),
  )
}

const Actions = () => {
  const texts = useTexts(eligibilityTexts)
  const shared = useTexts(stepTexts)
  const pathOf = usePathOf()
  const { locked } = useLock()
  const { mutate, isPending } = useStepChange(addStep)
  return (
    <>
      <Button
        disabled={locked}
        busy={isPending}
        busyLabel={shared.saving}
        onClick={() => mutate({ cartInfo: {}, processStep: 'DPP_SUMMARY' })}
      >
        {texts.paymentPlanKeep}
      </Button>
      <Link href={pathOf('mdnselection')} asChild>
        <Button href="" variant="outline">
          {texts.chooseLine}
        </Button>
      </Link>
    </>
  )
}

/** Asks whether what the line still owes for its device stays on the bill. */
export const PaymentPlan = ({ line }: { line: CartLine }) => {
  const texts = useTexts(eligibilityTexts)
  const owed = useOwed(line)
  return (
    <EmptyState
      title={texts.paymentPlanTitle}
      flags={
        <Hoist>
          <LimaFlag />
        </Hoist>
      }
      actions={<Actions />}
    >
      {line.mobileNumber !== undefined && <p>{texts.line(line.mobileNumber)}</p>}
      <p>{[...owed, texts.paymentPlanStays].join(' ')}</p>
    </EmptyState>
  )
}
