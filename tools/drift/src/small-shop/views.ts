import { dollars, findSku, instalment, months } from './catalogue'
import { countItems, type Account, type Cart, type Line, type Store } from './store'

const header = { statusCode: '0', statusMsg: 'SUCCESS' }

/** Instants as this backend's own library writes them: in microseconds, with an offset. */
export const instant = (time: number) => new Date(time).toISOString().replace('Z', '000+00:00')

const centsOf = (sku: string) => findSku(sku)?.cents ?? 0

const lineCents = ({ sku, isPaidAtOnce, accessories }: Line) => ({
  today: (isPaidAtOnce ? centsOf(sku) : 0) + [...accessories].reduce((all, [id, qty]) => all + centsOf(id) * qty, 0),
  monthly: isPaidAtOnce ? 0 : instalment(centsOf(sku)),
})

const caseView = (account: Account, cart: Cart, store: Store) => {
  const channel = store.lockOf(account)
  return {
    cartId: cart.id,
    caseID: cart.caseId,
    explicitLock: channel !== undefined,
    ...(channel !== undefined && { lockedChannelID: channel, lockedUntil: instant(cart.lock?.until ?? 0) }),
    standaloneTradeIn: false,
    triggerResumeCase: false,
    triggerValidateCart: false,
    changedAt: instant(cart.changedAt),
  }
}

export const casesView = (account: Account, store: Store) => {
  const cases = account.cart && account.cart.lines.length > 0 ? [caseView(account, account.cart, store)] : []
  return { serviceHeader: header, caseCount: cases.length, cases }
}

/** The answer to every change of the cart. */
export const stepView = (account: Account, store: Store) => {
  const cart = store.cartOf(account)
  const lines = cart.lines.map((line) => {
    const { today, monthly } = lineCents(line)
    return {
      mtn: line.id,
      lineId: line.id,
      lineActivityType: 'NSE',
      productId: findSku(line.sku)?.product,
      skuId: line.sku,
      dueToday: dollars(today),
      dueMonthly: dollars(monthly),
    }
  })
  const context = {
    contextInfo: {
      processStep: 'ShoppingCart',
      availablePaths: ['ShoppingCart'],
      cradleFlowJourney: 'NEXTGEN',
      installmentInfo: { mandatoryDownPayment: 0 },
    },
    customerInfo: { existingCase: cart.lines.length > 0 },
    cartInfo: { cartId: cart.id, caseId: cart.caseId, itemCount: countItems(cart), lines },
    validateOrder: { orderDetails: [{ securityDepositAmount: 0, creditApprovalStatus: 'AP' }] },
    cases: casesView(account, store).cases,
  }
  return { serviceHeader: { ...header, statusCode: '00' }, serviceBody: { serviceResponse: { context } } }
}

const deviceView = ({ sku, isPaidAtOnce }: Line) => {
  const article = findSku(sku)
  if (!article) throw new Error(`no article ${sku}`)
  return {
    itemCode: sku,
    productId: article.product,
    sorId: sku.toUpperCase(),
    skuId: sku,
    description: article.name,
    cartItemType: 'DEVICE',
    byodESimPhone: false,
    brandName: article.brand,
    color: article.color,
    imageUrl: `/pictures/${sku}.png`,
    productURL: `/${article.category}/${article.product}/`,
    term: isPaidAtOnce ? 0 : months,
    apr: 0,
    monthlyPrice: isPaidAtOnce ? 0 : dollars(instalment(article.cents)),
    retailPrice: dollars(article.cents),
    availability: 'in-stock',
  }
}

const accessoryView = ([sku, qty]: readonly [string, number]) => {
  const article = findSku(sku)
  if (!article) throw new Error(`no article ${sku}`)
  return {
    itemCode: sku,
    productId: article.product,
    sorId: sku.toUpperCase(),
    description: article.name,
    color: article.color,
    imageUrl: `/pictures/${sku}.png`,
    productURL: `/${article.category}/${article.product}/`,
    qty,
    originalPrice: dollars(article.cents),
    discountedPrice: dollars(article.cents),
    lineTotal: dollars(article.cents * qty),
    bundleEligible: false,
    giftCard: false,
    restrictedShipping: false,
  }
}

const lineView = (line: Line, index: number) => ({
  lineId: line.id,
  lineActivityType: 'NSE',
  multiLineSeqNumber: index + 1,
  deviceItem: deviceView(line),
  accessories: [...line.accessories].map(accessoryView),
  installmentInfo: { mandatoryDownPayment: 0 },
  serviceInfo: { mtn: line.id },
  isTradeInIntentSelected: false,
})

const rowsOf = (lines: readonly Line[]) => {
  const devices = lines.filter(({ isPaidAtOnce }) => isPaidAtOnce).map(({ sku }) => centsOf(sku))
  const accessories = lines.flatMap((line) => [...line.accessories].map(([sku, qty]) => centsOf(sku) * qty))
  const sum = (all: readonly number[]) => dollars(all.reduce((total, cents) => total + cents, 0))
  return {
    today: [
      { code: 'device', amount: sum(devices) },
      { code: 'accessories', amount: sum(accessories) },
    ],
    monthly: lines
      .filter(({ isPaidAtOnce }) => !isPaidAtOnce)
      .map(({ sku }) => ({ code: 'instalment', amount: dollars(instalment(centsOf(sku))), quantity: months })),
  }
}

const shipment = (lines: readonly string[]) => ({
  lines,
  selectedOptionCode: '',
  shippingOptions: [],
  sddSetupIncluded: 'N',
  sddAvailableWindows: [],
  thirdPartyItems: 'N',
  storeAvailableServices: [],
  ispuStoreList: [],
})

/** The whole cart, as checkout reads it. */
export const cartView = (account: Account, cart: Cart) => {
  const ids = cart.lines.map(({ id }) => id)
  const { today, monthly } = rowsOf(cart.lines)
  const total = (rows: readonly { amount: number }[]) =>
    dollars(rows.reduce((all, { amount }) => all + amount * 100, 0))
  const count = countItems(cart)
  const view = {
    cartId: cart.id,
    caseId: cart.caseId,
    cartInfo: { intendType: 'AAL' },
    itemCount: count,
    lineDetails: {
      lineInfo: Object.fromEntries(cart.lines.map((line, index) => [line.id, lineView(line, index)])),
      allLines: ids,
      deviceLines: ids,
      eupLines: [],
      linesWithAcc: cart.lines.filter(({ accessories }) => accessories.size > 0).map(({ id }) => id),
      byodLines: [],
      byodEUPLines: [],
      ...(cart.last !== undefined && ids.includes(cart.last) && { lastItemAddedLine: cart.last }),
      numOfLines: ids.length,
      numOfLinesWithDevices: ids.length,
      numOfAccessoryAndDeviceItemsInCart: count,
      tradeInDetail: { tradeInItems: [], instantBIC: false },
      couponDetails: [],
      payments: [],
    },
    orderDetails: {
      orderType: 'DV',
      flowType: '',
      totals: { dueToday: total(today), dueMonthly: total(monthly), todayRows: today, monthlyRows: monthly },
      bundle: { eligibleQuantity: 0, discountPercent: 0, discountAmount: 0 },
    },
    cartHeader: { fullAccountNumber: account.number, cartCreator: account.isCustomer ? 'signed-in' : 'prospect' },
    cartValidationErrors: [],
    hubReadyForCheckout: false,
    pendingSteps: { sortedSteps: [] },
    screenInfo: { screenName: 'promohub', processStep: 'ShoppingCart' },
    modifyTimerElapsed: false,
    errors: [],
    errorCode: '',
    creditAppApproved: true,
    userAuthorized: true,
    customerType: account.isCustomer ? 'E' : 'N',
    intendType: 'AAL',
    safeTechSessionId: cart.id,
    featureFlags: {},
  }
  return {
    statusCode: '0',
    serviceHeader: header,
    cart: view,
    shipmentInfo: {
      selectedOptionCode: '',
      shippingOptions: [],
      ispuStoreList: [],
      isSingleShipment: true,
      commonShipment: shipment(ids),
      lineLevelShipment: [],
      shipTogetherPref: true,
    },
    customerAgreements: { agreementCompleted: false, agreements: [] },
  }
}

export { header }
