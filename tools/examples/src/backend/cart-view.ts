import { dueOf, monthlyOf, monthlyRows, planOf, todayRows, totalsView } from './cart-amounts'
import { agreementId, cents, dollarsOf, findArticle, findFeature } from './catalogue'
import { serviceHeader } from './handler'
import { countAccessories, countItems, type Cart, type Customer, type Line } from './store'

/** The step that a shopper is at: the first line that lacks something decides. */
export const stepOf = ({ lines }: Cart) => {
  if (lines.some(({ planId }) => planId === undefined)) return 'PlanSelection'
  return lines.some(({ number }) => number === undefined) ? 'NumberSelection' : 'ShoppingCart'
}

export const caseView = ({ cartId, caseId, changedAt }: Cart) => ({
  cartId,
  caseID: caseId,
  explicitLock: false,
  standaloneTradeIn: false,
  triggerResumeCase: false,
  triggerValidateCart: false,
  changedAt: new Date(changedAt).toISOString(),
})

/** What every change of a cart answers. */
export const changeView = (cart: Cart) => ({
  serviceHeader: serviceHeader(),
  serviceBody: {
    serviceResponse: {
      context: {
        contextInfo: {
          processStep: stepOf(cart),
          availablePaths: [],
          cradleFlowJourney: 'NEXTGEN',
          installmentInfo: { mandatoryDownPayment: 0 },
        },
        customerInfo: { existingCase: false },
        cartInfo: {
          cartId: cart.cartId,
          caseId: cart.caseId,
          itemCount: countItems(cart),
          lines: cart.lines.map((line) => ({
            mtn: line.number ?? line.lineId,
            lineId: line.lineId,
            lineActivityType: 'NSE',
            productId: findArticle(line.skuId)?.productId,
            skuId: line.skuId,
            dueToday: dueOf(todayRows(line)),
            dueMonthly: dueOf(monthlyRows(line)),
          })),
        },
        validateOrder: { orderDetails: [{ securityDepositAmount: 0, creditApprovalStatus: 'AP' }] },
        cases: [caseView(cart)],
      },
    },
  },
})

const picture = '/pictures/front.svg'

const deviceView = (line: Line) => {
  const article = findArticle(line.skuId)
  if (!article) return undefined
  return {
    itemCode: article.skuId,
    productId: article.productId,
    sorId: article.skuId,
    skuId: article.skuId,
    description: article.name,
    cartItemType: 'DEVICE',
    byodESimPhone: false,
    brandName: article.brand,
    color: article.color,
    imageUrl: picture,
    productURL: `/products/${article.productId}/`,
    term: line.months,
    apr: 0,
    monthlyPrice: monthlyOf(line),
    retailPrice: article.dollars,
    availability: article.isInStock ? 'in-stock' : 'out-of-stock',
  }
}

const accessoryView = ([skuId, qty]: readonly [string, number]) => {
  const article = findArticle(skuId)
  if (!article) return []
  return [
    {
      itemCode: article.skuId,
      productId: article.productId,
      sorId: article.skuId,
      description: article.name,
      color: article.color,
      imageUrl: picture,
      productURL: `/products/${article.productId}/`,
      qty,
      originalPrice: article.dollars,
      discountedPrice: article.dollars,
      lineTotal: dollarsOf(cents(article.dollars) * qty),
      bundleEligible: false,
      giftCard: false,
      restrictedShipping: false,
    },
  ]
}

const planView = (line: Line) => {
  const plan = planOf(line)
  return plan && { planId: plan.planId, displayName: plan.name, summary: plan.name, monthlyPrice: plan.dollars }
}

const lineView = (line: Line, index: number, { donation }: Cart) => {
  const plan = planView(line)
  return {
    lineId: line.lineId,
    lineActivityType: 'NSE',
    multiLineSeqNumber: index + 1,
    deviceItem: deviceView(line),
    ...(plan && { plan }),
    ...(line.number !== undefined && { mobileNumber: line.number, numberChoice: 'new' }),
    ...(line.numberLabel !== undefined && { numberLabel: line.numberLabel }),
    ...(line.sim && { simItem: { ...line.sim, description: line.sim.simType === 'ESIM' ? 'eSIM' : 'SIM card' } }),
    accessories: [...line.accessories].flatMap(accessoryView),
    installmentInfo: { mandatoryDownPayment: 0 },
    serviceInfo: { mtn: line.number ?? line.lineId, ...(line.address && { e911Address: line.address }) },
    isTradeInIntentSelected: false,
    ...(donation && index === 0 && { donationInfo: donation }),
  }
}

/** What a check of the cart answers besides. */
export const validationView = (cart: Cart) => ({
  ...changeView(cart),
  cartValidationErrors: [],
  hubReadyForCheckout: stepOf(cart) === 'ShoppingCart',
})

const lineDetails = (cart: Cart) => {
  const ids = cart.lines.map(({ lineId }) => lineId)
  return {
    lineInfo: Object.fromEntries(cart.lines.map((line, index) => [line.lineId, lineView(line, index, cart)])),
    allLines: ids,
    deviceLines: ids,
    eupLines: [],
    linesWithAcc: cart.lines.filter(({ accessories }) => accessories.size > 0).map(({ lineId }) => lineId),
    byodLines: [],
    byodEUPLines: [],
    numOfLines: ids.length,
    numOfLinesWithDevices: ids.length,
    numOfAccessoryAndDeviceItemsInCart: countItems(cart),
    tradeInDetail: { tradeInItems: [], instantBIC: false },
    couponDetails: [],
    payments: [],
  }
}

const shippingOf = (now: number) => ({
  ...standard,
  arrivesOn: new Date(now + 3 * 86_400_000).toISOString().slice(0, 10),
})

export const shippingOption = 'STANDARD'

const standard = {
  shippingOptionId: shippingOption,
  name: 'Standard delivery',
  description: 'Two to three days',
  cost: 0,
  active: true,
}

const shipmentView = (cart: Cart, now: number) => {
  const options = { selectedOptionCode: standard.shippingOptionId, shippingOptions: [shippingOf(now)] }
  return {
    ...options,
    ispuStoreList: [],
    isSingleShipment: true,
    commonShipment: {
      lines: cart.lines.map(({ lineId }) => lineId),
      ...options,
      sddSetupIncluded: 'N',
      sddAvailableWindows: [],
      thirdPartyItems: 'N',
      storeAvailableServices: [],
      ispuStoreList: [],
    },
    lineLevelShipment: [],
    shipTogetherPref: true,
  }
}

const agreement = { agreementId, title: 'Customer agreement', paragraphs: ['Bills are paid each month.'] }

const featureView = ([id, quantity]: readonly [string, number]) => {
  const feature = findFeature(id)
  if (!feature) return []
  const { name, dollars } = feature
  return [
    {
      id,
      sorId: id,
      displayName: name,
      featureType: 'SPO',
      quantity,
      monthlyPrice: dollarsOf(cents(dollars) * quantity),
    },
  ]
}

/** The whole cart, as checkout reads it. */
export const checkoutView = ({ audience }: Customer, cart: Cart, now: number) => ({
  statusCode: '00',
  serviceHeader: serviceHeader(),
  cart: {
    cartId: cart.cartId,
    caseId: cart.caseId,
    itemCount: countItems(cart),
    lineDetails: lineDetails(cart),
    orderDetails: {
      orderType: 'DV',
      flowType: '',
      totals: totalsView(cart),
      bundle: { eligibleQuantity: countAccessories(cart), discountPercent: 0, discountAmount: 0 },
      accountFeatures: [...cart.features].flatMap(featureView),
      barCodes: cart.barCodeIds.map((id) => ({ barCodeId: id, promoCaseId: id, displayName: id })),
    },
    cartHeader: {
      fullAccountNumber: '',
      cartCreator: audience,
      ...(cart.guestChoice && { guestChoice: cart.guestChoice }),
    },
    cartValidationErrors: [],
    hubReadyForCheckout: stepOf(cart) === 'ShoppingCart',
    pendingSteps: { sortedSteps: [] },
    screenInfo: { screenName: 'expresshub', processStep: stepOf(cart) },
    modifyTimerElapsed: false,
    errorCode: '',
    errors: [],
    creditAppApproved: true,
    userAuthorized: true,
    customerType: audience.endsWith('signed-in') ? 'E' : 'N',
    intendType: 'NSE',
    cartInfo: { intendType: 'NSE' },
    safeTechSessionId: cart.caseId,
    featureFlags: {},
  },
  ...(cart.contact && { contact: cart.contact }),
  ...(cart.shippingAddress && { shippingAddress: cart.shippingAddress }),
  ...(cart.payment && { payment: cart.payment }),
  shipmentInfo: shipmentView(cart, now),
  customerAgreements: { agreementCompleted: cart.agreed, agreements: [agreement] },
})

/** The order that a cart becomes: everything as the cart said it. */
export const orderView = (cart: Cart, orderNumber: string, now: number) => ({
  orderNumber,
  placedAt: new Date(now).toISOString(),
  lines: cart.lines.map((line, index) => lineView(line, index, cart)),
  accessories: [],
  ...(cart.features.size > 0 && { accountFeatures: [...cart.features].flatMap(featureView) }),
  totals: totalsView(cart),
  contact: cart.contact,
  shippingAddress: cart.shippingAddress,
  shipping: shippingOf(now),
  payment: cart.payment,
  creditApprovalStatus: 'AP',
})
