import { wherever } from '../promise/invariant'
import { among, between, near, sumOf, unique } from '../promise/values'
import { linesOf } from './cart-lines.invariants'
import { CartViewSchema } from '@soe/contracts'

const isSignedIn = (audience: string) => audience.endsWith('signed-in')

export const cartViewInvariants = [
  wherever(CartViewSchema, [
    {
      id: 'order-list-differs',
      at: 'orderDetails.orderList',
      says: 'orderList ships every item of the lines',
      pairs: ({ orderDetails: { orderList }, itemCount, lineDetails: { allLines } }) =>
        orderList === undefined
          ? []
          : [
              [orderList.reduce((all, { quantity }) => all + quantity, 0), itemCount],
              among(
                orderList.map(({ lineId }) => lineId),
                allLines,
              ),
            ],
      right: {
        part: {
          itemCount: 2,
          lineDetails: { allLines: ['a'] },
          orderDetails: { orderList: [{ lineId: 'a', quantity: 2 }] },
        },
      },
      wrong: {
        part: {
          itemCount: 2,
          lineDetails: { allLines: ['a'] },
          orderDetails: { orderList: [{ lineId: 'b', quantity: 2 }] },
        },
      },
    },
    {
      id: 'order-type-differs',
      at: 'orderDetails.orderType',
      says: 'orderType is DV with a device, and IS with accessories alone',
      pairs: ({ orderDetails: { orderType }, lineDetails: { deviceLines, linesWithAcc } }) => {
        if (deviceLines.length > 0) return [[orderType, 'DV']]
        return linesWithAcc.length > 0 ? [[orderType, 'IS']] : []
      },
      right: { part: { orderDetails: { orderType: 'DV' }, lineDetails: { deviceLines: ['a'], linesWithAcc: [] } } },
      wrong: { part: { orderDetails: { orderType: 'IS' }, lineDetails: { deviceLines: ['a'], linesWithAcc: [] } } },
    },
    {
      id: 'customer-type-differs',
      at: 'customerType',
      says: 'customerType is E for a customer, and N for a prospect',
      pairs: ({ customerType }, { audience }) => [[customerType, isSignedIn(audience) ? 'E' : 'N']],
      right: { part: { customerType: 'E' }, call: { audience: 'signed-in' } },
      wrong: { part: { customerType: 'N' }, call: { audience: 'signed-in' } },
    },
    {
      id: 'account-of-nobody',
      at: 'cartHeader.fullAccountNumber',
      says: 'a cart of someone who is not signed in names no account',
      pairs: ({ cartHeader: { fullAccountNumber } }, { audience }) =>
        isSignedIn(audience) ? [] : [[fullAccountNumber, '']],
      right: { part: { cartHeader: { fullAccountNumber: '' } }, call: { audience: 'prospect' } },
      wrong: { part: { cartHeader: { fullAccountNumber: '0720043118-1' } }, call: { audience: 'prospect' } },
    },
    {
      id: 'other-account',
      at: 'cartHeader.fullAccountNumber',
      says: 'the cart names the account of the header vzwaccountnumber',
      pairs: ({ cartHeader: { fullAccountNumber } }, { headers: { vzwaccountnumber = '' } }) =>
        vzwaccountnumber === '' || fullAccountNumber === '' ? [] : [[fullAccountNumber, vzwaccountnumber]],
      right: {
        part: { cartHeader: { fullAccountNumber: '0720043118-1' } },
        call: { headers: { vzwaccountnumber: '0720043118-1' } },
      },
      wrong: {
        part: { cartHeader: { fullAccountNumber: '0720043118-1' } },
        call: { headers: { vzwaccountnumber: '0999999999-1' } },
      },
    },
    {
      id: 'intent-differs',
      at: 'intendType',
      says: 'intendType is that of cartInfo',
      pairs: ({ intendType, cartInfo }) => [[intendType, cartInfo.intendType]],
      right: { part: { intendType: 'AAL', cartInfo: { intendType: 'AAL' } } },
      wrong: { part: { intendType: 'EUP', cartInfo: { intendType: 'AAL' } } },
    },
    {
      id: 'error-code-differs',
      at: 'errorCode',
      says: 'errorCode is the code of the first Blocker of cartValidationErrors, or empty',
      pairs: ({ errorCode, cartValidationErrors }) => [
        [errorCode, cartValidationErrors.find(({ errorLevel }) => errorLevel === 'Blocker')?.errorCode ?? ''],
      ],
      right: { part: { errorCode: '', cartValidationErrors: [{ errorCode: 'X', errorLevel: 'RewardNotification' }] } },
      wrong: { part: { errorCode: '', cartValidationErrors: [{ errorCode: 'X', errorLevel: 'Blocker' }] } },
    },
    {
      id: 'finding-of-no-line',
      at: 'cartValidationErrors[].fieldPath',
      says: 'a finding about lines names lines of the cart',
      pairs: ({ cartValidationErrors, lineDetails: { allLines } }) =>
        cartValidationErrors.flatMap(({ fieldPath }) =>
          fieldPath === undefined ? [] : [among(fieldPath.split(','), allLines)],
        ),
      right: { part: { cartValidationErrors: [{ fieldPath: 'a' }], lineDetails: { allLines: ['a'] } } },
      wrong: { part: { cartValidationErrors: [{ fieldPath: 'b' }], lineDetails: { allLines: ['a'] } } },
    },
    {
      id: 'step-of-no-line',
      at: 'pendingSteps.sortedSteps',
      says: 'a step is pending for a line of the cart',
      pairs: ({ pendingSteps: { sortedSteps, lines = {} }, lineDetails: { allLines } }) => [
        among(
          sortedSteps.map(({ lineId }) => lineId).filter((id) => Object.hasOwn(lines, id)),
          allLines,
        ),
        among(Object.keys(lines), allLines),
      ],
      right: { part: { pendingSteps: { sortedSteps: [], lines: { a: {} } }, lineDetails: { allLines: ['a'] } } },
      wrong: { part: { pendingSteps: { sortedSteps: [], lines: { b: {} } }, lineDetails: { allLines: ['a'] } } },
    },
    {
      id: 'ready-with-steps',
      at: 'hubReadyForCheckout',
      says: 'a cart is ready for checkout only where no finding blocks it',
      pairs: ({ hubReadyForCheckout, cartValidationErrors }) =>
        cartValidationErrors.some(({ errorLevel }) => errorLevel === 'Blocker') ? [[hubReadyForCheckout, false]] : [],
      right: { part: { hubReadyForCheckout: true, cartValidationErrors: [] } },
      wrong: { part: { hubReadyForCheckout: true, cartValidationErrors: [{ errorLevel: 'Blocker' }] } },
    },
    {
      id: 'credit-differs',
      at: 'creditAppApproved',
      says: 'credit is approved where creditIssueStatus is AP, and not where it is declined',
      pairs: ({ creditAppApproved, creditIssueStatus }) => {
        if (creditIssueStatus === 'AP') return [[creditAppApproved, true]]
        return creditIssueStatus === 'DC' ? [[creditAppApproved, false]] : []
      },
      right: { part: { creditAppApproved: true, creditIssueStatus: 'AP' } },
      wrong: { part: { creditAppApproved: true, creditIssueStatus: 'DC' } },
    },
    {
      id: 'bundle-of-nothing',
      at: 'orderDetails.bundle.discountAmount',
      says: 'a bundle takes something off only with a percentage, and counts pieces of the cart',
      pairs: ({ orderDetails: { bundle }, itemCount }) => [
        ...(bundle.discountPercent === 0 ? [[bundle.discountAmount, 0] as const] : []),
        [bundle.eligibleQuantity, Math.min(bundle.eligibleQuantity, itemCount)],
      ],
      right: {
        part: {
          itemCount: 3,
          orderDetails: { bundle: { eligibleQuantity: 3, discountPercent: 20, discountAmount: 9 } },
        },
      },
      wrong: {
        part: {
          itemCount: 3,
          orderDetails: { bundle: { eligibleQuantity: 2, discountPercent: 0, discountAmount: 9 } },
        },
      },
    },
    {
      id: 'accessories-total',
      at: 'lineDetails.lineInfo.*.accessories[].lineTotal',
      says: 'the accessories cost what their pieces cost, less what bundle and promotions take off',
      pairs: (cart) => {
        const { bundle, cartTotalDiscounts } = cart.orderDetails
        const all = linesOf(cart).flatMap(({ accessories }) => accessories)
        const full = sumOf(all.map(({ qty, discountedPrice }) => qty * discountedPrice))
        const pieces = all.reduce((sum, { qty }) => sum + qty, 0)
        const total = sumOf(all.map(({ lineTotal }) => lineTotal))
        const offered = all.flatMap(({ promoHubOfferList = [] }) =>
          promoHubOfferList.map((offer) => offer.discountAmount),
        )
        const most = full
        const least = sumOf([full, -bundle.discountAmount, -(cartTotalDiscounts?.discountAmount ?? 0), -sumOf(offered)])
        if (total > most) return [[total, near(total, most, pieces / 100)]]
        return total < least ? [[total, near(total, least, pieces / 100)]] : []
      },
      right: {
        part: {
          lineDetails: { lineInfo: { a: { accessories: [{ qty: 1, discountedPrice: 29.99, lineTotal: 29.99 }] } } },
          orderDetails: { bundle: { discountAmount: 0 } },
        },
      },
      wrong: {
        part: {
          lineDetails: { lineInfo: { a: { accessories: [{ qty: 1, discountedPrice: 29.99, lineTotal: 29 }] } } },
          orderDetails: { bundle: { discountAmount: 0 } },
        },
      },
    },
    {
      id: 'today-differs',
      at: 'orderDetails.totals.todayRows',
      says: 'todayRows charges each device that is paid at once with its retail price, and the accessories with what they cost',
      pairs: (cart) => {
        const { todayRows } = cart.orderDetails.totals
        const lines = linesOf(cart)
        const charged = (code: string) =>
          sumOf(todayRows.filter((row) => row.code === code).map(({ amount }) => amount))
        const accessories = lines.flatMap((line) => line.accessories)
        const full = sumOf(accessories.map(({ qty, discountedPrice }) => qty * discountedPrice))
        const least = Math.min(full, sumOf(accessories.map(({ lineTotal }) => lineTotal)))
        const device = sumOf(
          lines.flatMap(({ deviceItem }) => (deviceItem?.term === 0 ? [deviceItem.retailPrice] : [])),
        )
        return [
          [{ accessories: charged('accessories') }, { accessories: between(charged('accessories'), least, full) }],
          [{ device: charged('device') }, { device }],
        ]
      },
      right: {
        part: {
          lineDetails: { lineInfo: { a: { accessories: [{ qty: 2, discountedPrice: 5, lineTotal: 10 }] } } },
          orderDetails: { totals: { todayRows: [{ code: 'accessories', amount: 10 }] } },
        },
      },
      wrong: {
        part: {
          lineDetails: { lineInfo: { a: { accessories: [{ qty: 2, discountedPrice: 5, lineTotal: 10 }] } } },
          orderDetails: { totals: { todayRows: [] } },
        },
      },
    },
    {
      id: 'instalments-differ',
      at: 'orderDetails.totals.monthlyRows',
      says: 'monthlyRows charges the instalments of the devices, each for its months',
      pairs: (cart) => {
        const rows = cart.orderDetails.totals.monthlyRows.filter(({ code }) => code === 'instalment')
        const devices = linesOf(cart).flatMap(({ deviceItem }) =>
          deviceItem && deviceItem.term > 0 ? [deviceItem] : [],
        )
        return [
          [sumOf(rows.map(({ amount }) => amount)), sumOf(devices.map(({ monthlyPrice }) => monthlyPrice))],
          among(
            rows.flatMap(({ quantity }) => quantity ?? []),
            devices.map(({ term }) => term),
          ),
        ]
      },
      right: {
        part: {
          lineDetails: { lineInfo: { a: { deviceItem: { term: 36, monthlyPrice: 27.77 } } } },
          orderDetails: { totals: { monthlyRows: [{ code: 'instalment', amount: 27.77, quantity: 36 }] } },
        },
      },
      wrong: {
        part: {
          lineDetails: { lineInfo: { a: { deviceItem: { term: 36, monthlyPrice: 27.77 } } } },
          orderDetails: { totals: { monthlyRows: [{ code: 'instalment', amount: 27.77, quantity: 12 }] } },
        },
      },
    },
    {
      id: 'sum-of-payments',
      at: 'lineDetails.payments',
      says: 'the payments pay no more than what is due today',
      pairs: ({ lineDetails: { payments }, orderDetails: { totals } }) => {
        const paid = sumOf(payments.map(({ amount }) => amount))
        return [[paid, Math.min(paid, totals.dueToday)]]
      },
      right: { part: { lineDetails: { payments: [{ amount: 5 }] }, orderDetails: { totals: { dueToday: 5 } } } },
      wrong: { part: { lineDetails: { payments: [{ amount: 6 }] }, orderDetails: { totals: { dueToday: 5 } } } },
    },
    {
      id: 'codes-of-promotions',
      at: 'orderDetails.cartTotalDiscounts.promoCodes',
      says: 'promoCodes has every promotion once, the bar codes among them',
      pairs: ({ orderDetails: { cartTotalDiscounts, barCodes = [] } }) => {
        if (!cartTotalDiscounts) return []
        const { promoCodes } = cartTotalDiscounts
        const codes = barCodes.map(({ barCodeId }) => barCodeId)
        return [unique(promoCodes), unique(codes), among(codes, [...promoCodes, ...codes])]
      },
      right: { part: { orderDetails: { cartTotalDiscounts: { promoCodes: ['A', 'B'] }, barCodes: [] } } },
      wrong: { part: { orderDetails: { cartTotalDiscounts: { promoCodes: ['A', 'A'] }, barCodes: [] } } },
    },
    {
      id: 'trade-in-of-no-line',
      at: 'lineDetails.tradeInDetail.tradeInItems[].lineSeqNum',
      says: 'a trade-in is there once, for a line of the cart or for none',
      pairs: ({ lineDetails: { tradeInDetail, allLines } }) => {
        const { tradeInItems } = tradeInDetail
        return [
          unique(tradeInItems.map(({ submissionId }) => submissionId)),
          ...tradeInItems.map(({ lineSeqNum }) => [lineSeqNum, Math.min(lineSeqNum, allLines.length)] as const),
        ]
      },
      right: {
        part: {
          lineDetails: { allLines: ['a'], tradeInDetail: { tradeInItems: [{ submissionId: 's', lineSeqNum: 1 }] } },
        },
      },
      wrong: {
        part: {
          lineDetails: { allLines: ['a'], tradeInDetail: { tradeInItems: [{ submissionId: 's', lineSeqNum: 2 }] } },
        },
      },
    },
  ]),
]
