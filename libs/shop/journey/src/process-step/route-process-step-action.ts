import { isPrepay, isSignedIn, stepKey, type Audience } from '@soe/rules'
import { destination, type Destination } from '@soe/shop-platform'

export interface StepActionFacts {
  audience: Audience
  line?: string
  mtn?: string
  intendType?: string
  isFirstLine?: boolean
  hasBicBogoPromoLine?: boolean
}

type Route = (facts: StepActionFacts) => Destination | null

const routeNumber: Route = ({ audience, mtn, intendType }) =>
  isSignedIn(audience) || isPrepay(audience)
    ? destination('numberselection', { mtn })
    : destination('NumberPortin/newnumber', { mtn, intendType, expresscheckout: 'true' })

const routePlans: Route = ({ audience, mtn }) =>
  isPrepay(audience) ? destination('plans/prepaidPlans', { mtn }) : destination('plans')

const routeGridwall: Route = ({ line, isFirstLine }) =>
  destination('gridwall/smartphones', { mtnFlow: 'P', isFirstLine: isFirstLine ? 'true' : undefined, line })

const routeAccountPin: Route = ({ audience, line }) =>
  isSignedIn(audience) && line ? destination('accountpin', { line }) : null

/** The specification, commerce 4.3. */
const routes: Readonly<Record<string, Route>> = {
  NUMBERSELECTION: routeNumber,
  ASSIGNNUMBERS: routeNumber,
  TRADEINELIGIBILITYPAGE: ({ line }) => destination('tradein', { line }),
  TRADEINCONDITIONPAGE: ({ line }) => destination('tradein/devicecondition', { line }),
  TRADEINANOTHERDEVICEPAGE: ({ line }) => destination('tradein/devicedetails', { line }),
  TRADEIN: ({ line }) => destination('tradein', { line }),
  NUMBERSHAREACTIVATION: ({ mtn }) => destination('numberselection/activation', { mtn }),
  NEWRECOMMENDEDPLANSELECTION: routePlans,
  DEVICECONFIGURATOR: ({ mtn }) => destination('protection/leadoffers', { mtn }),
  CONTACTINFO: () => destination('aboutyourself'),
  SHIPPINGADDRESSUPDATE: () =>
    destination('expresscheckout/editshippingaddress', { processStep: 'shippingaddressupdate' }),
  GRIDWALLPDP: routeGridwall,
  PROMOGRIDWALLPDP: (facts) => (facts.hasBicBogoPromoLine ? routeGridwall(facts) : null),
  BYODLANDINGPAGE: ({ line }) => destination('byod/selectMakeAndModel', { mtnFlow: 'P', line }),
  PAYMENT: () => destination('payment'),
  ACCOUNTPIN: routeAccountPin,
}

/** Where a pending step's action leads; null stays on the page. */
export const routeProcessStepAction = (step: string | null | undefined, facts: StepActionFacts): Destination | null => {
  const key = stepKey(step)
  return (Object.hasOwn(routes, key) && routes[key]?.(facts)) || null
}
