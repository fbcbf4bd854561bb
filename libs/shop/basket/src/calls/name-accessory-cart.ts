import type { BodyInputOf, CheckoutDetails } from '@soe/contracts'
import type { addAccessories } from '@soe/contracts/routes'
import { accessoryFlowName, isMasked, paddedAccount } from '@soe/rules'
import { storeFacts } from './store-facts'

type Request = BodyInputOf<typeof addAccessories>
type Line = Request['data']['lines'][number]

interface Caller {
  readonly loggedIn: boolean
  readonly pageId: string
  readonly known: CheckoutDetails | undefined
}

const actionOf = ({ lines }: Request['data']): string => {
  const adds = lines.some(({ addAccessories = [] }) => addAccessories.length > 0)
  const removes = lines.some(({ removeAccessories = [] }) => removeAccessories.length > 0)
  if (adds && removes) return 'UPDATE'
  return removes ? 'REMOVE' : 'ADD'
}

const intentOf = ({ loggedIn, known }: Caller): string => {
  const isWithDevice = known?.cart.orderDetails.orderType === 'DV'
  return (isWithDevice && known.cart.intendType) || accessoryFlowName(loggedIn)
}

const cartOf = ({ known }: Caller) => {
  if (!known) return {}
  const { cartId, caseId, cartHeader, screenInfo } = known.cart
  const { fullAccountNumber: accountNumber, cartCreator } = cartHeader
  return {
    cartId,
    caseId,
    cartCreator,
    processStep: screenInfo.processStep,
    ...(accountNumber !== '' && { accountNumber: paddedAccount(accountNumber) }),
  }
}

const zipOf = ({ known }: Caller) => {
  const zipCode = known?.shippingAddress?.zipCode ?? known?.contact?.serviceAddress.zipCode
  return zipCode === undefined ? {} : { zipCode }
}

/** The line's number, or its id where the cart shows none, or masks it. */
const numberOf = ({ known }: Caller, { mtn }: Line) => {
  const { mobileNumber = '' } = known?.cart.lineDetails.lineInfo[mtn] ?? {}
  return mobileNumber === '' || isMasked(mobileNumber) ? mtn : mobileNumber
}

const lineOf = (caller: Caller, line: Line): Line => {
  const { ispuFlow, locationCode } = caller.known ? storeFacts(caller.known) : { ispuFlow: false }
  return {
    mdnFilterValue: numberOf(caller, line),
    ispuFlow,
    ...(locationCode !== undefined && { depletionLocationCode: locationCode }),
    ...line,
  }
}

/** A change of accessories with what is known of its cart (the specification, commerce 7). */
export const nameAccessoryCart = (caller: Caller, { cartInfo, data, ...more }: Request): Request => {
  const intendType = intentOf(caller)
  return {
    skipSVC: false,
    ...more,
    cartInfo: {
      ...cartOf(caller),
      ...zipOf(caller),
      ...(data.lines[0] && { processingMTN: data.lines[0].mtn }),
      processAction: actionOf(data),
      intendType,
      intent: intendType,
      pageId: caller.pageId,
      ...cartInfo,
    },
    data: {
      validateCart: true,
      depletionType: caller.known ? storeFacts(caller.known).depletionType : 'F',
      ...data,
      lines: data.lines.map((line) => lineOf(caller, line)),
    },
  }
}
