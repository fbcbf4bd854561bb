import type { Makings } from '../fault-table'
import { onAnswer } from '../wrappers'
import { checkout, linesOf, onCart, contextOf } from './parts'

const hours = (text: string, by: number) => new Date(Date.parse(text) + by * 3_600_000).toISOString()

export const answers: Makings = {
  'cents-for-dollars': onAnswer(checkout, (answer) => {
    for (const { deviceItem } of linesOf(answer)) deviceItem.retailPrice *= 100
  }),
  'floored-instalment': onAnswer(checkout, (answer) => {
    for (const { deviceItem } of linesOf(answer))
      deviceItem.monthlyPrice = Math.floor(deviceItem.monthlyPrice as number)
  }),
  'line-total-of-one': onAnswer(checkout, (answer) => {
    for (const { accessories } of linesOf(answer)) for (const item of accessories) item.lineTotal = item.discountedPrice
  }),
  'monthly-cent': onCart(({ orderDetails: { totals } }) => {
    totals.dueMonthly = Math.round(totals.dueMonthly * 100 + 1) / 100
  }),
  'today-cent': onCart(({ orderDetails: { totals } }) => {
    totals.dueToday = Math.round(totals.dueToday * 100 + 1) / 100
  }),
  'today-without-accessories': onCart(({ orderDetails: { totals } }) => {
    totals.dueToday = 0
    totals.todayRows = [{ code: 'device', amount: 0 }]
  }),
  'instalments-of-other-term': onCart(({ orderDetails: { totals } }) => {
    for (const row of totals.monthlyRows) row.quantity = 12
  }),
  'discount-above-price': onAnswer(checkout, (answer) => {
    for (const { accessories } of linesOf(answer)) for (const item of accessories) item.discountedPrice += 1
  }),
  'step-due': onAnswer('cart.addDevice', (answer) => {
    for (const line of contextOf(answer).cartInfo.lines) line.dueMonthly = Math.round(line.dueMonthly * 107) / 100
  }),
  'expiry-zone': onAnswer('session.keepAlive', (answer) => {
    answer.expiresAt = hours(answer.expiresAt as string, -5)
  }),
  'changed-zone': onAnswer('cases.getCases', ({ cases }) => {
    for (const one of cases) one.changedAt = hours(one.changedAt as string, 5)
  }),
  'lock-zone': onAnswer('cases.getCases', ({ cases }) => {
    for (const one of cases) if (one.lockedUntil) one.lockedUntil = hours(one.lockedUntil as string, -4)
  }),
  'step-changed-zone': onAnswer('cart.addDevice', (answer) => {
    for (const one of contextOf(answer).cases) one.changedAt = hours(one.changedAt as string, -1)
  }),
  'lock-flag': onAnswer('cases.getCases', ({ cases }) => {
    for (const one of cases) one.explicitLock = false
  }),
  'lock-channel': onAnswer('cart.checkExistingCart', (answer) => {
    if (answer.lockedChannelID) answer.lockedChannelID = 'VZW-NOBODY'
  }),
  'case-of-other-cart': onAnswer('cases.getCases', ({ cases }) => {
    for (const one of cases) one.cartId = 'c-1'
  }),
  'step-other-cart': onAnswer('cart.addAccessories', (answer) => {
    contextOf(answer).cartInfo.cartId = 'c-1'
  }),
  'customer-type': onCart((cart) => {
    cart.customerType = 'N'
  }),
  'account-in-body': onCart(({ cartHeader }) => {
    if (cartHeader.fullAccountNumber) cartHeader.fullAccountNumber = '9999999999-1'
  }),
  'lines-for-items': onAnswer('cart.checkExistingCart', (answer) => {
    if (answer.existingCart) answer.itemCount = 1
  }),
  'count-without-cart': onAnswer('cart.checkExistingCart', (answer) => {
    answer.itemCount = Math.max(1, answer.itemCount as number)
  }),
  'existing-cart-of-nothing': onAnswer('cart.checkExistingCart', (answer) => {
    if (!answer.existingCart) Object.assign(answer, { existingCart: true, cartId: 'c-1', caseId: 'k-1' })
  }),
  'wish-count': onAnswer('wishlist.retrieveWishlist', ({ data }) => {
    data.wishList.wishListCount += 1
  }),
  'rt-wish-count': onAnswer('recommendations.getRtCartCount', (answer) => {
    answer.wishListCount = answer.rtCartCount
  }),
  'case-count': onAnswer('cases.getCases', (answer) => {
    if (answer.caseCount === 1) answer.caseCount = 2
  }),
  'case-count-0': onAnswer('cases.getCases', (answer) => {
    answer.caseCount = 0
  }),
  'num-of-lines': onCart(({ lineDetails }) => {
    lineDetails.numOfLines -= 1
  }),
  'num-with-devices': onCart(({ lineDetails }) => {
    lineDetails.numOfLinesWithDevices = lineDetails.numOfAccessoryAndDeviceItemsInCart + 1
  }),
  'items-in-cart': onCart(({ lineDetails }) => {
    lineDetails.numOfAccessoryAndDeviceItemsInCart = lineDetails.numOfLines
  }),
  'item-count-of-view': onCart((cart) => {
    cart.itemCount = cart.lineDetails.numOfLines
  }),
  'lines-with-accessories': onCart(({ lineDetails }) => {
    lineDetails.linesWithAcc = []
  }),
  'device-lines': onCart(({ lineDetails }) => {
    lineDetails.deviceLines = lineDetails.deviceLines.slice(0, 1)
  }),
  'all-lines-old': onCart(({ lineDetails }) => {
    lineDetails.allLines.push('gone')
  }),
  'last-line-gone': onCart(({ lineDetails }) => {
    lineDetails.lastItemAddedLine = 'gone'
  }),
  'sequence-0': onAnswer(checkout, (answer) => {
    for (const line of linesOf(answer)) line.multiLineSeqNumber -= 1
  }),
  'sequence-same': onAnswer(checkout, (answer) => {
    for (const line of linesOf(answer)) line.multiLineSeqNumber = 1
  }),
  'line-info-cut': onCart(({ lineDetails }) => {
    lineDetails.lineInfo = Object.fromEntries(Object.entries(lineDetails.lineInfo as object).slice(0, 1))
  }),
  'step-lines-cut': onAnswer('cart.addDevice', (answer) => {
    contextOf(answer).cartInfo.lines.length = 1
  }),
  'step-count': onAnswer('cart.addDevice', (answer) => {
    contextOf(answer).cartInfo.itemCount -= 1
  }),
  'favorites-cut': onAnswer('wishlist.retrieveFavorites', ({ favorites }) => {
    for (const list of favorites) list.items = list.items.slice(0, 1)
  }),
  'device-list-twice': onAnswer('wishlist.retrieveWishlist', ({ data }) => {
    data.wishList.deviceList.push(...data.wishList.deviceList)
  }),
  'products-twice': onAnswer('catalogue.listProducts', ({ products }) => {
    products.push(products[0])
  }),
  'other-category': onAnswer('catalogue.listProducts', (answer) => {
    answer.category = 'tablets'
  }),
  'other-product': onAnswer('catalogue.getProduct', ({ product }) => {
    product.productId = `${String(product.productId)}0`
  }),
}
