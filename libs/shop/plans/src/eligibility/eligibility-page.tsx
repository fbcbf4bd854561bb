import { isSameStep, isSignedIn, maskNumber, readSearch } from '@soe/rules'
import { useIsClaimOver } from '@soe/shop-journey/use-is-claim-over'
import { useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { useCartLine } from '@soe/shop-steps'
import { NothingStops } from '@soe/shop-steps/nothing-stops'
import {
  isStopType,
  NearestStore,
  StopButtons,
  StopExplanation,
  stopTexts,
  usePastDue,
  type StopType,
} from '@soe/shop-steps/stops'
import { Button, EmptyState, Hoist, LimaFlag, Skeleton } from '@soe/ui'
import { Link, useSearch } from 'wouter'
import { eligibilityTexts } from './eligibility-texts'
import { PaymentPlan } from './payment-plan'

const flags = (
  <Hoist>
    <LimaFlag />
  </Hoist>
)

/** What keeps the account from ordering. */
const Stopped = ({ type, isFromCart }: { type: StopType; isFromCart: boolean }) => {
  const texts = useTexts(stopTexts)
  const pastDue = usePastDue(type === 'PAST_DUE')
  const isOver = useIsClaimOver(type)
  if (isOver && pastDue === 0) return <NothingStops />
  return (
    <EmptyState title={texts[type]} flags={flags} actions={<StopButtons type={type} isFromCart={isFromCart} />}>
      <StopExplanation type={type} />
      <NearestStore />
    </EmptyState>
  )
}

/** What keeps one line from an upgrade. */
const LineStopped = ({ type, mtn }: { type: string; mtn: string | undefined }) => {
  const texts = useTexts(eligibilityTexts)
  const { cartCount } = useIdentity()
  const pathOf = usePathOf()
  const isPlan = type === 'MVO_REDIRECT'
  if (useIsClaimOver(type)) return <NothingStops />
  // Without a cart there is no line to choose for.
  const ways = [
    [texts.chooseLine, pathOf(cartCount > 0 ? 'mdnselection' : 'expresshub')],
    [texts.shop, pathOf('smartphones')],
  ] as const
  return (
    <EmptyState
      title={isPlan ? texts.paymentPlanTitle : texts.otherTitle}
      flags={flags}
      actions={ways.map(([label, path], index) => (
        <Link key={path} href={path} asChild>
          <Button href="" variant={index === 0 ? 'accent' : 'outline'}>
            {label}
          </Button>
        </Link>
      ))}
    >
      {mtn && /^\d{10}$/.test(mtn) && <p>{texts.line(maskNumber(mtn))}</p>}
      <p>{isPlan ? texts.paymentPlanBody : texts.otherBody}</p>
    </EmptyState>
  )
}

const Explanation = () => {
  const { type = '', fromCart, mtn } = readSearch(useSearch())
  return isStopType(type) ? (
    <Stopped type={type} isFromCart={fromCart === 'true'} />
  ) : (
    <LineStopped type={type} mtn={mtn} />
  )
}

/** The line of the cart whose payment plan the carrier asks about. */
const useLoanLine = (lineId: string | undefined) =>
  useCartLine(({ lineDetails: { lineInfo }, pendingSteps: { sortedSteps } }) => {
    const open = sortedSteps.filter(({ step }) => isSameStep(step, 'DPP_SUMMARY'))
    const asked = open.find((row) => row.lineId === lineId) ?? open[0]
    return asked && lineInfo[asked.lineId]
  }, lineId)

const PaymentPlanStep = ({ lineId }: { lineId: string | undefined }) => {
  const loan = useLoanLine(lineId)
  if (loan.state === 'loading') return <Skeleton height="20rem" />
  return loan.state === 'found' ? <PaymentPlan line={loan.line} /> : <Explanation />
}

/** Explains why a line can't take a device, or what comes with it, and offers a way on. */
export const EligibilityPage = () => {
  const { audience } = useIdentity()
  const { type, mtn } = readSearch(useSearch())
  return type === 'MVO_REDIRECT' && isSignedIn(audience) ? <PaymentPlanStep lineId={mtn} /> : <Explanation />
}
