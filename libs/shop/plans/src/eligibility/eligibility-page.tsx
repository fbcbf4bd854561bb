import { formatPrice, isSameStep, isSignedIn, maskNumber, readSearch } from '@soe/rules'
import { routeGoToCart } from '@soe/shop-journey'
import { useIsClaimOver } from '@soe/shop-journey/use-is-claim-over'
import { useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { supportLine, useCartLine } from '@soe/shop-steps'
import { NothingStops } from '@soe/shop-steps/nothing-stops'
import { Button, EmptyState, Hoist, LimaFlag, Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from 'wouter'
import { eligibleLinesQuery } from '../eligible-lines-query'
import { eligibilityMessage } from './eligibility-messages'
import { eligibilityTexts } from './eligibility-texts'
import { PaymentPlan } from './payment-plan'

const useWays = () => {
  const { audience, cartCount } = useIdentity()
  const pathOf = usePathOf()
  return {
    cart: pathOf(routeGoToCart('ShoppingCart', audience)),
    // Without a cart there is no line to choose for.
    chooseLine: pathOf(cartCount > 0 ? 'mdnselection' : 'expresshub'),
    shop: pathOf('smartphones'),
  }
}

/** What the account owes past its due date, in dollars; nothing until that is known. */
const usePastDue = (isAsked: boolean): number => {
  const { audience } = useIdentity()
  const { data } = useQuery({
    ...eligibleLinesQuery(useShop()),
    enabled: isAsked && isSignedIn(audience),
    meta: { silent: true },
  })
  return data?.lines[0]?.paymentInfo.arPastDueBalance ?? 0
}

const Explanation = () => {
  const texts = useTexts(eligibilityTexts)
  const { type, fromCart, mtn } = readSearch(useSearch())
  const { title, body, waysOn } = eligibilityMessage(type, fromCart === 'true')
  const paths = useWays()
  const pastDue = usePastDue(type === 'PAST_DUE')
  const isOver = useIsClaimOver(type)
  if (isOver && pastDue === 0) return <NothingStops />
  return (
    <EmptyState
      title={texts[title]}
      flags={
        <Hoist>
          <LimaFlag />
        </Hoist>
      }
      actions={
        <>
          {type === 'PAST_DUE' && <Button href={supportLine.href}>{texts.payByPhone}</Button>}
          {waysOn.map((way, index) => (
            <Link key={way} href={paths[way]} asChild>
              <Button href="" variant={index === 0 && type !== 'PAST_DUE' ? 'accent' : 'outline'}>
                {texts[way]}
              </Button>
            </Link>
          ))}
        </>
      }
    >
      {mtn && /^\d{10}$/.test(mtn) && <p>{texts.line(maskNumber(mtn))}</p>}
      {pastDue > 0 && <p>{texts.owed(formatPrice(pastDue))}</p>}
      <p>{texts[body]}</p>
      {type === 'PAST_DUE' && <p>{texts.howToPay(supportLine.number)}</p>}
    </EmptyState>
  )
}

/** The line of the cart whose payment plan the carrier asks about. */
const useLoanLine = (lineId: string | undefined) =>
  useCartLine(({ lineDetails: { lineInfo }, pendingSteps: { sortedSteps } }) => {
    const open = sortedSteps.filter(({ step }) => isSameStep(step, 'DPP_SUMMARY'))
    const asked = open.find((row) => row.lineId === lineId) ?? open[0]
    return asked && lineInfo[asked.lineId]
  })

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
