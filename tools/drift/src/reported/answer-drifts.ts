import type { Drift } from '../drift'
import type { Loose } from '../wrappers'
import { edit, reported } from './reported'

const hours = (text: string, by: number) => new Date(Date.parse(text) + by * 3_600_000).toISOString()

const linesOf = ({ cart }: Loose): Loose[] => Object.values(cart.lineDetails.lineInfo as object)

const checkout = 'checkout.getCheckoutDetails'

const onCart = (change: (cart: Loose, answer: Loose) => void) => edit(checkout, (answer) => change(answer.cart, answer))

const contextOf = (answer: Loose): Loose => answer.serviceBody.serviceResponse.context

/** Counts, ids, amounts and instants that do not hold within an answer. */
export const answerDrifts: readonly Drift[] = [
  reported(
    'count',
    'lines-for-items',
    'the count of items is that of lines',
    'cart.checkExistingCart',
    edit('cart.checkExistingCart', (answer) => {
      if (answer.existingCart) answer.itemCount = 1
    }),
  ),
  reported(
    'countAfterRemoval',
    'count-without-cart',
    'an empty cart still counts an item',
    'cart.checkExistingCart',
    edit('cart.checkExistingCart', (answer) => {
      answer.itemCount = Math.max(1, answer.itemCount as number)
    }),
  ),
  reported(
    'count',
    'existing-cart-of-nothing',
    'there is a cart, with 0 items',
    'cart.checkExistingCart',
    edit('cart.checkExistingCart', (answer) => {
      if (!answer.existingCart) Object.assign(answer, { existingCart: true, cartId: 'c-1', caseId: 'k-1' })
    }),
  ),
  reported(
    'count',
    'wish-count',
    'the wishlist counts one too many',
    'wishlist.retrieveWishlist',
    edit('wishlist.retrieveWishlist', ({ data }) => {
      data.wishList.wishListCount += 1
    }),
  ),
  reported(
    'count',
    'rt-wish-count',
    'the count of wishes is that of items in the cart',
    'recommendations.getRtCartCount',
    edit('recommendations.getRtCartCount', (answer) => {
      answer.wishListCount = answer.rtCartCount
    }),
  ),
  reported(
    'count',
    'case-count',
    'one case counts as two',
    'cases.getCases',
    edit('cases.getCases', (answer) => {
      if (answer.caseCount === 1) answer.caseCount = 2
    }),
  ),
  reported(
    'count',
    'case-count-0',
    'no case is counted',
    'cases.getCases',
    edit('cases.getCases', (answer) => {
      answer.caseCount = 0
    }),
  ),
  reported(
    'count',
    'num-of-lines',
    'lines count from 0',
    checkout,
    onCart(({ lineDetails }) => {
      lineDetails.numOfLines -= 1
    }),
  ),
  reported(
    'count',
    'num-with-devices',
    'lines with devices count the items',
    checkout,
    onCart(({ lineDetails }) => {
      lineDetails.numOfLinesWithDevices = lineDetails.numOfAccessoryAndDeviceItemsInCart + 1
    }),
  ),
  reported(
    'count',
    'items-in-cart',
    'accessories are not counted as items',
    checkout,
    onCart(({ lineDetails }) => {
      lineDetails.numOfAccessoryAndDeviceItemsInCart = lineDetails.numOfLines
    }),
  ),
  reported(
    'count',
    'item-count-of-view',
    'the item count of the cart is that of its lines',
    checkout,
    onCart((cart) => {
      cart.itemCount = cart.lineDetails.numOfLines
    }),
  ),
  reported(
    'count',
    'lines-with-accessories',
    'no line is said to have accessories',
    checkout,
    onCart(({ lineDetails }) => {
      lineDetails.linesWithAcc = []
    }),
  ),
  reported(
    'count',
    'device-lines',
    'the list of device lines has the first alone',
    checkout,
    onCart(({ lineDetails }) => {
      lineDetails.deviceLines = lineDetails.deviceLines.slice(0, 1)
    }),
  ),
  reported(
    'staleSave',
    'all-lines-old',
    'the list of lines names one that is not there',
    checkout,
    onCart(({ lineDetails }) => {
      lineDetails.allLines.push('gone')
    }),
  ),
  reported(
    'staleSave',
    'last-line-gone',
    'the line that was added last is not in the cart',
    checkout,
    onCart(({ lineDetails }) => {
      lineDetails.lastItemAddedLine = 'gone'
    }),
  ),
  reported(
    'count',
    'sequence-0',
    'lines are numbered from 0',
    checkout,
    edit(checkout, (answer) => {
      for (const line of linesOf(answer)) line.multiLineSeqNumber -= 1
    }),
  ),
  reported(
    'count',
    'sequence-same',
    'every line has the number 1',
    checkout,
    edit(checkout, (answer) => {
      for (const line of linesOf(answer)) line.multiLineSeqNumber = 1
    }),
  ),
  reported(
    'lostIncrement',
    'line-info-cut',
    'the cart shows its first line alone',
    checkout,
    onCart(({ lineDetails }) => {
      lineDetails.lineInfo = Object.fromEntries(Object.entries(lineDetails.lineInfo as object).slice(0, 1))
    }),
  ),
  reported(
    'lostIncrement',
    'step-lines-cut',
    'the answer to a change has the first line alone',
    'cart.addDevice',
    edit('cart.addDevice', (answer) => {
      contextOf(answer).cartInfo.lines.length = 1
    }),
  ),
  reported(
    'count',
    'step-count',
    'the answer to a change counts the items before it',
    'cart.addDevice',
    edit('cart.addDevice', (answer) => {
      contextOf(answer).cartInfo.itemCount -= 1
    }),
  ),
  reported(
    'lostIncrement',
    'favorites-cut',
    'favorites have the first product alone',
    'wishlist.retrieveFavorites',
    edit('wishlist.retrieveFavorites', ({ favorites }) => {
      for (const list of favorites) list.items = list.items.slice(0, 1)
    }),
  ),
  reported(
    'wishTwice',
    'device-list-twice',
    'a product is listed twice',
    'wishlist.retrieveWishlist',
    edit('wishlist.retrieveWishlist', ({ data }) => {
      data.wishList.deviceList.push(...data.wishList.deviceList)
    }),
  ),
  reported(
    'wishTwice',
    'products-twice',
    'the catalogue lists a product twice',
    'catalogue.listProducts',
    edit('catalogue.listProducts', ({ products }) => {
      products.push(products[0])
    }),
  ),
  reported(
    'staleSave',
    'other-category',
    'the answer names another category',
    'catalogue.listProducts',
    edit('catalogue.listProducts', (answer) => {
      answer.category = 'tablets'
    }),
  ),
  reported(
    'ownershipOfOne',
    'other-product',
    'a product is answered with another',
    'catalogue.getProduct',
    edit('catalogue.getProduct', ({ product }) => {
      product.productId = `${String(product.productId)}0`
    }),
  ),
  reported(
    'total',
    'cents-for-dollars',
    'prices of the cart are in cents',
    checkout,
    edit(checkout, (answer) => {
      for (const { deviceItem } of linesOf(answer)) deviceItem.retailPrice *= 100
    }),
  ),
  reported(
    'lineRounding',
    'floored-instalment',
    'instalments are cut to dollars',
    checkout,
    edit(checkout, (answer) => {
      for (const { deviceItem } of linesOf(answer))
        deviceItem.monthlyPrice = Math.floor(deviceItem.monthlyPrice as number)
    }),
  ),
  reported(
    'total',
    'line-total-of-one',
    'the total of several pieces is the price of one',
    checkout,
    edit(checkout, (answer) => {
      for (const { accessories } of linesOf(answer))
        for (const item of accessories) item.lineTotal = item.discountedPrice
    }),
  ),
  reported(
    'cent',
    'monthly-cent',
    'the monthly total is a cent off',
    checkout,
    onCart(({ orderDetails: { totals } }) => {
      totals.dueMonthly = Math.round(totals.dueMonthly * 100 + 1) / 100
    }),
  ),
  reported(
    'cent',
    'today-cent',
    'the total of today is a cent off',
    checkout,
    onCart(({ orderDetails: { totals } }) => {
      totals.dueToday = Math.round(totals.dueToday * 100 + 1) / 100
    }),
  ),
  reported(
    'total',
    'today-without-accessories',
    'accessories are not in what is due today',
    checkout,
    onCart(({ orderDetails: { totals } }) => {
      totals.dueToday = 0
      totals.todayRows = [{ code: 'device', amount: 0 }]
    }),
  ),
  reported(
    'total',
    'instalments-of-other-term',
    'a row of instalments has another number of months',
    checkout,
    onCart(({ orderDetails: { totals } }) => {
      for (const row of totals.monthlyRows) row.quantity = 12
    }),
  ),
  reported(
    'lineRounding',
    'discount-above-price',
    'the discounted price is above the original one',
    checkout,
    edit(checkout, (answer) => {
      for (const { accessories } of linesOf(answer)) for (const item of accessories) item.discountedPrice += 1
    }),
  ),
  reported(
    'total',
    'step-due',
    'the answer to a change has other amounts than the cart',
    'cart.addDevice',
    edit('cart.addDevice', (answer) => {
      for (const line of contextOf(answer).cartInfo.lines) line.dueMonthly = Math.round(line.dueMonthly * 107) / 100
    }),
  ),
  reported(
    'expiry',
    'expiry-zone',
    'the end of the session is five hours off',
    'session.keepAlive',
    edit('session.keepAlive', (answer) => {
      answer.expiresAt = hours(answer.expiresAt as string, -5)
    }),
  ),
  reported(
    'zone',
    'changed-zone',
    'a case was changed in five hours',
    'cases.getCases',
    edit('cases.getCases', ({ cases }) => {
      for (const one of cases) one.changedAt = hours(one.changedAt as string, 5)
    }),
  ),
  reported(
    'zone',
    'lock-zone',
    'a lock ended four hours ago',
    'cases.getCases',
    edit('cases.getCases', ({ cases }) => {
      for (const one of cases) if (one.lockedUntil) one.lockedUntil = hours(one.lockedUntil as string, -4)
    }),
  ),
  reported(
    'zone',
    'step-changed-zone',
    'the cart was changed an hour ago',
    'cart.addDevice',
    edit('cart.addDevice', (answer) => {
      for (const one of contextOf(answer).cases) one.changedAt = hours(one.changedAt as string, -1)
    }),
  ),
  reported(
    'staleSave',
    'lock-flag',
    'a locked case says that it is not',
    'cases.getCases',
    edit('cases.getCases', ({ cases }) => {
      for (const one of cases) one.explicitLock = false
    }),
  ),
  reported(
    'staleSave',
    'lock-channel',
    'a lock is said to be of another channel',
    'cart.checkExistingCart',
    edit('cart.checkExistingCart', (answer) => {
      if (answer.lockedChannelID) answer.lockedChannelID = 'VZW-NOBODY'
    }),
  ),
  reported(
    'ownership',
    'case-of-other-cart',
    'a case names another cart',
    'cases.getCases',
    edit('cases.getCases', ({ cases }) => {
      for (const one of cases) one.cartId = 'c-1'
    }),
  ),
  reported(
    'ownership',
    'step-other-cart',
    'the answer to a change names another cart',
    'cart.addAccessories',
    edit('cart.addAccessories', (answer) => {
      contextOf(answer).cartInfo.cartId = 'c-1'
    }),
  ),
  reported(
    'sharedSession',
    'customer-type',
    'a customer is said to be new',
    checkout,
    onCart((cart) => {
      cart.customerType = 'N'
    }),
  ),
  reported(
    'sharedSession',
    'account-in-body',
    'the cart has the account of another',
    checkout,
    onCart(({ cartHeader }) => {
      if (cartHeader.fullAccountNumber) cartHeader.fullAccountNumber = '9999999999-1'
    }),
  ),
]
