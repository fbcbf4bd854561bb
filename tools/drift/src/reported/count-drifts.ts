import type { Drift } from '../drift'
import { checkout, reported } from './reported'
import { linesOf, contextOf } from './parts'

/** Counts, lists and ids that do not hold within an answer. */
export const countDrifts: readonly Drift[] = [
  reported('count', 'lines-for-items', 'the count of items is that of lines').answer(
    'cart.checkExistingCart',
    (answer) => {
      if (answer.existingCart) answer.itemCount = 1
    },
  ),
  reported('countAfterRemoval', 'count-without-cart', 'an empty cart still counts an item').answer(
    'cart.checkExistingCart',
    (answer) => {
      answer.itemCount = Math.max(1, answer.itemCount as number)
    },
  ),
  reported('count', 'existing-cart-of-nothing', 'there is a cart, with 0 items').answer(
    'cart.checkExistingCart',
    (answer) => {
      if (!answer.existingCart) Object.assign(answer, { existingCart: true, cartId: 'c-1', caseId: 'k-1' })
    },
  ),
  reported('count', 'wish-count', 'the wishlist counts one too many').answer(
    'wishlist.retrieveWishlist',
    ({ data }) => {
      data.wishList.wishListCount += 1
    },
  ),
  reported('count', 'rt-wish-count', 'the count of wishes is that of items in the cart').answer(
    'recommendations.getRtCartCount',
    (answer) => {
      answer.wishListCount = answer.rtCartCount
    },
  ),
  reported('count', 'case-count', 'one case counts as two').answer('cases.getCases', (answer) => {
    if (answer.caseCount === 1) answer.caseCount = 2
  }),
  reported('count', 'case-count-0', 'no case is counted').answer('cases.getCases', (answer) => {
    answer.caseCount = 0
  }),
  reported('count', 'num-of-lines', 'lines count from 0').cart(({ lineDetails }) => {
    lineDetails.numOfLines -= 1
  }),
  reported('count', 'num-with-devices', 'lines with devices count the items').cart(({ lineDetails }) => {
    lineDetails.numOfLinesWithDevices = lineDetails.numOfAccessoryAndDeviceItemsInCart + 1
  }),
  reported('count', 'items-in-cart', 'accessories are not counted as items').cart(({ lineDetails }) => {
    lineDetails.numOfAccessoryAndDeviceItemsInCart = lineDetails.numOfLines
  }),
  reported('count', 'item-count-of-view', 'the item count of the cart is that of its lines').cart((cart) => {
    cart.itemCount = cart.lineDetails.numOfLines
  }),
  reported('count', 'lines-with-accessories', 'no line is said to have accessories').cart(({ lineDetails }) => {
    lineDetails.linesWithAcc = []
  }),
  reported('count', 'device-lines', 'the list of device lines has the first alone').cart(({ lineDetails }) => {
    lineDetails.deviceLines = lineDetails.deviceLines.slice(0, 1)
  }),
  reported('staleSave', 'all-lines-old', 'the list of lines names one that is not there').cart(({ lineDetails }) => {
    lineDetails.allLines.push('gone')
  }),
  reported('staleSave', 'last-line-gone', 'the line that was added last is not in the cart').cart(({ lineDetails }) => {
    lineDetails.lastItemAddedLine = 'gone'
  }),
  reported('count', 'sequence-0', 'lines are numbered from 0').answer(checkout, (answer) => {
    for (const line of linesOf(answer)) line.multiLineSeqNumber -= 1
  }),
  reported('count', 'sequence-same', 'every line has the number 1').answer(checkout, (answer) => {
    for (const line of linesOf(answer)) line.multiLineSeqNumber = 1
  }),
  reported('lostIncrement', 'line-info-cut', 'the cart shows its first line alone').cart(({ lineDetails }) => {
    lineDetails.lineInfo = Object.fromEntries(Object.entries(lineDetails.lineInfo as object).slice(0, 1))
  }),
  reported('lostIncrement', 'step-lines-cut', 'the answer to a change has the first line alone').answer(
    'cart.addDevice',
    (answer) => {
      contextOf(answer).cartInfo.lines.length = 1
    },
  ),
  reported('count', 'step-count', 'the answer to a change counts the items before it').answer(
    'cart.addDevice',
    (answer) => {
      contextOf(answer).cartInfo.itemCount -= 1
    },
  ),
  reported('lostIncrement', 'favorites-cut', 'favorites have the first product alone').answer(
    'wishlist.retrieveFavorites',
    ({ favorites }) => {
      for (const list of favorites) list.items = list.items.slice(0, 1)
    },
  ),
  reported('wishTwice', 'device-list-twice', 'a product is listed twice').answer(
    'wishlist.retrieveWishlist',
    ({ data }) => {
      data.wishList.deviceList.push(...data.wishList.deviceList)
    },
  ),
  reported('wishTwice', 'products-twice', 'the catalogue lists a product twice').answer(
    'catalogue.listProducts',
    ({ products }) => {
      products.push(products[0])
    },
  ),
  reported('staleSave', 'other-category', 'the answer names another category').answer(
    'catalogue.listProducts',
    (answer) => {
      answer.category = 'tablets'
    },
  ),
  reported('ownershipOfOne', 'other-product', 'a product is answered with another').answer(
    'catalogue.getProduct',
    ({ product }) => {
      product.productId = `${String(product.productId)}0`
    },
  ),
]
