import { inAnswersOf, wherever } from '../promise/invariant'
import { among, dayToCome, instantNear, minutes, near, sumOf, unique } from '../promise/values'
import {
  CheckoutChangeAnswerSchema,
  countCookies,
  OrderSchema,
  SddWindowSchema,
  ShipmentInfoSchema,
  ShipmentSchema,
  ShippingOptionSchema,
} from '@soe/contracts'

const idsOf = (options: readonly { shippingOptionId: string }[]) => options.map((option) => option.shippingOptionId)

const orderReads: readonly string[] = ['checkout.getOrder', 'checkout.listOrders', 'checkout.findOrder']

const withoutAutoPay = (amount: number) => ({
  lineDetails: { lineInfo: { a: { plan: { monthlyPrice: 55, priceWithoutAutoPay: 65 } } } },
  orderDetails: { totals: { monthlyRows: [{ code: 'without-auto-pay' as const, amount }] } },
})

const augusta = { city: 'Augusta', zipCode: '04330' }

const shippedTo = (shippingAddress: typeof augusta) => ({ lineDetails: { lineInfo: { a: { shippingAddress } } } })

export const checkoutInvariants = [
  wherever(CheckoutChangeAnswerSchema, [
    {
      id: 'surcharge-differs',
      at: 'cart.orderDetails.totals.monthlyRows',
      says: 'monthlyRows charges each line what its plan costs more without Auto Pay, exactly where the bills are paid without it',
      pairs: ({ autoPay, cart }) => {
        if (autoPay === undefined) return []
        const plans = Object.values(cart.lineDetails.lineInfo).flatMap(({ plan }) => plan ?? [])
        const more = plans.map(
          ({ monthlyPrice, priceWithoutAutoPay = monthlyPrice }) => priceWithoutAutoPay - monthlyPrice,
        )
        const charged = cart.orderDetails.totals.monthlyRows.flatMap(({ code, amount }) =>
          code === 'without-auto-pay' ? [amount] : [],
        )
        return [[sumOf(charged), autoPay ? 0 : sumOf(more)]]
      },
      right: { part: { autoPay: false, cart: withoutAutoPay(10) } },
      wrong: { part: { autoPay: false, cart: withoutAutoPay(0) } },
    },
    {
      id: 'auto-pay-untold',
      at: 'autoPay',
      says: 'whether the bills are paid with Auto Pay is said where a plan costs less with it',
      pairs: ({ autoPay, cart }) => {
        const plans = Object.values(cart.lineDetails.lineInfo).flatMap(({ plan }) => plan ?? [])
        const isCheaper = plans.some(
          ({ monthlyPrice, priceWithoutAutoPay = monthlyPrice }) => priceWithoutAutoPay > monthlyPrice,
        )
        return isCheaper ? [[{ isSaid: autoPay !== undefined }, { isSaid: true }]] : []
      },
      right: { part: { autoPay: false, cart: withoutAutoPay(10) } },
      wrong: { part: { cart: withoutAutoPay(10) } },
    },
    {
      id: 'other-line-address',
      at: 'cart.lineDetails.lineInfo.*.shippingAddress',
      says: 'the lines are shipped to the address of the order',
      pairs: ({ cart, shippingAddress }) =>
        Object.values(cart.lineDetails.lineInfo).flatMap((line) =>
          shippingAddress && line.shippingAddress ? [[line.shippingAddress, shippingAddress]] : [],
        ),
      right: { part: { shippingAddress: augusta, cart: shippedTo(augusta) } },
      wrong: { part: { shippingAddress: augusta, cart: shippedTo({ ...augusta, zipCode: '04101' }) } },
    },
    {
      id: 'shipment-of-no-line',
      at: 'shipmentInfo.commonShipment.lines',
      says: 'shipments hold lines of the cart, each once',
      pairs: ({ cart, shipmentInfo: { commonShipment, lineLevelShipment } }) => {
        const split = lineLevelShipment.flatMap(({ lines }) => lines)
        const { allLines } = cart.lineDetails
        return [among(commonShipment.lines, allLines), among(split, allLines), unique(split)]
      },
      right: {
        part: {
          cart: { lineDetails: { allLines: ['a'] } },
          shipmentInfo: { commonShipment: { lines: ['a'] }, lineLevelShipment: [] },
        },
      },
      wrong: {
        part: {
          cart: { lineDetails: { allLines: ['a'] } },
          shipmentInfo: { commonShipment: { lines: ['b'] }, lineLevelShipment: [] },
        },
      },
    },
    {
      id: 'contract-of-no-line',
      at: 'installmentContracts',
      says: 'each line on instalments has a contract for its term and its monthly price',
      pairs: ({ installmentContracts, cart }) => {
        const { lineInfo } = cart.lineDetails
        return (installmentContracts ?? []).flatMap(({ lineId, installmentTerm }) => [
          [installmentTerm, lineInfo[lineId]?.deviceItem?.term],
        ])
      },
      right: {
        part: {
          installmentContracts: [{ lineId: 'a', installmentTerm: 36 }],
          cart: { lineDetails: { lineInfo: { a: { deviceItem: { term: 36 } } } } },
        },
      },
      wrong: {
        part: {
          installmentContracts: [{ lineId: 'a', installmentTerm: 24 }],
          cart: { lineDetails: { lineInfo: { a: { deviceItem: { term: 36 } } } } },
        },
      },
    },
    {
      id: 'contract-differs',
      at: 'installmentContracts[].financedAmount',
      says: 'the months of a contract without interest add up to what it finances, within a cent a month, and are those of its line',
      pairs: ({ installmentContracts, cart }) =>
        (installmentContracts ?? []).flatMap((contract) => {
          const { lineId, installmentTerm: months, monthlyAmount, financedAmount } = contract
          const device = cart.lineDetails.lineInfo[lineId]?.deviceItem
          return [
            ...(contract.annualPercentageRate === 0
              ? [[financedAmount, near(financedAmount, monthlyAmount * months, months / 100)] as const]
              : []),
            ...(device ? [[monthlyAmount, device.monthlyPrice] as const] : []),
          ]
        }),
      right: {
        part: {
          installmentContracts: [
            { lineId: 'a', installmentTerm: 36, monthlyAmount: 27.77, financedAmount: 999.99, annualPercentageRate: 0 },
          ],
          cart: { lineDetails: { lineInfo: { a: { deviceItem: { monthlyPrice: 27.77 } } } } },
        },
      },
      wrong: {
        part: {
          installmentContracts: [
            { lineId: 'a', installmentTerm: 36, monthlyAmount: 27.77, financedAmount: 1027, annualPercentageRate: 0 },
          ],
          cart: { lineDetails: { lineInfo: { a: { deviceItem: { monthlyPrice: 27.77 } } } } },
        },
      },
    },
    {
      id: 'delivery-differs',
      at: 'cart.orderDetails.totals.todayRows',
      says: 'what goes one way is charged what that way costs',
      pairs: ({ cart, shipmentInfo }) => {
        const { isSingleShipment, selectedOptionCode, shippingOptions, shipTogetherPref } = shipmentInfo
        const chosen = shippingOptions.find(({ shippingOptionId }) => shippingOptionId === selectedOptionCode)
        const rows = cart.orderDetails.totals.todayRows.filter(({ code }) => code === 'delivery')
        return chosen && isSingleShipment && shipTogetherPref && cart.lineDetails.allLines.length > 0
          ? [[{ delivery: sumOf(rows.map(({ amount }) => amount)) }, { delivery: chosen.cost }]]
          : []
      },
      right: {
        part: {
          cart: {
            lineDetails: { allLines: ['a'] },
            orderDetails: { totals: { todayRows: [{ code: 'delivery', amount: 14.99 }] } },
          },
          shipmentInfo: {
            isSingleShipment: true,
            shipTogetherPref: true,
            selectedOptionCode: 'FAST',
            shippingOptions: [{ shippingOptionId: 'FAST', cost: 14.99 }],
          },
        },
      },
      wrong: {
        part: {
          cart: {
            lineDetails: { allLines: ['a'] },
            orderDetails: { totals: { todayRows: [{ code: 'delivery', amount: 0 }] } },
          },
          shipmentInfo: {
            isSingleShipment: true,
            shipTogetherPref: true,
            selectedOptionCode: 'FAST',
            shippingOptions: [{ shippingOptionId: 'FAST', cost: 14.99 }],
          },
        },
      },
    },
    {
      id: 'payment-sequence',
      at: 'paymentOptions[].paymentSequence',
      says: 'payment options are numbered from 1, each once',
      pairs: ({ paymentOptions }) =>
        paymentOptions === undefined
          ? []
          : [
              unique(paymentOptions.map(({ paymentType }) => paymentType)),
              [
                paymentOptions.map(({ paymentSequence }) => paymentSequence).sort((left, right) => left - right),
                paymentOptions.map((_, index) => index + 1),
              ],
            ],
      right: { part: { paymentOptions: [{ paymentType: 'CC', paymentSequence: 1 }] } },
      wrong: { part: { paymentOptions: [{ paymentType: 'CC', paymentSequence: 0 }] } },
    },
    {
      id: 'agreement-twice',
      at: 'customerAgreements.agreements',
      says: 'each agreement is there once',
      pairs: ({ customerAgreements: { agreements } }) => [unique(agreements.map(({ agreementId }) => agreementId))],
      right: { part: { customerAgreements: { agreements: [{ agreementId: 'a' }] } } },
      wrong: { part: { customerAgreements: { agreements: [{ agreementId: 'a' }, { agreementId: 'a' }] } } },
    },
    {
      id: 'correlation-differs',
      at: 'clientCorrelationId',
      says: 'clientCorrelationId is that of the request, and of no other one',
      pairs: ({ clientCorrelationId }, { request }) => {
        const sent = (request as { clientCorrelationId?: string } | undefined)?.clientCorrelationId
        return clientCorrelationId === undefined || !request ? [] : [[clientCorrelationId, sent]]
      },
      right: { part: { clientCorrelationId: 'x' }, call: { request: { clientCorrelationId: 'x' } } },
      wrong: { part: { clientCorrelationId: 'y' }, call: { request: { clientCorrelationId: 'x' } } },
    },
  ]),
  wherever(ShipmentInfoSchema, [
    {
      id: 'option-unknown',
      at: 'selectedOptionCode',
      says: 'the selected option is one that is offered; where the whole order offers none, one of its parts',
      pairs: ({ selectedOptionCode, shippingOptions, commonShipment }) =>
        selectedOptionCode === '' || shippingOptions.length === 0
          ? []
          : [among([selectedOptionCode], [...idsOf(shippingOptions), ...idsOf(commonShipment.shippingOptions)])],
      right: {
        part: {
          selectedOptionCode: 'A',
          shippingOptions: [{ shippingOptionId: 'A' }],
          commonShipment: { shippingOptions: [] },
        },
      },
      wrong: {
        part: {
          selectedOptionCode: 'B',
          shippingOptions: [{ shippingOptionId: 'A' }],
          commonShipment: { shippingOptions: [] },
        },
      },
    },
  ]),
  wherever(ShipmentSchema, [
    {
      id: 'option-twice',
      at: 'shippingOptions',
      says: 'each option and each window is offered once, and at most one window is selected',
      pairs: ({ shippingOptions, sddAvailableWindows }) => {
        const selected = sddAvailableWindows.filter((window) => window.selected).length
        return [
          unique(idsOf(shippingOptions)),
          unique(sddAvailableWindows.map(({ id }) => id)),
          [selected, Math.min(1, selected)],
        ]
      },
      right: { part: { shippingOptions: [{ shippingOptionId: 'A' }], sddAvailableWindows: [] } },
      wrong: {
        part: { shippingOptions: [{ shippingOptionId: 'A' }, { shippingOptionId: 'A' }], sddAvailableWindows: [] },
      },
    },
  ]),
  wherever(SddWindowSchema, [
    {
      id: 'window-ends-first',
      at: 'endTime',
      says: 'a window ends after it starts',
      pairs: ({ startTime, endTime }) => [[Date.parse(endTime) > Date.parse(startTime), true]],
      right: { part: { startTime: '2026-01-01T09:00:00Z', endTime: '2026-01-01T11:00:00Z' } },
      wrong: { part: { startTime: '2026-01-01T11:00:00Z', endTime: '2026-01-01T09:00:00Z' } },
    },
  ]),
  wherever(ShippingOptionSchema, [
    {
      id: 'arrives-in-the-past',
      at: 'arrivesOn',
      says: 'an order that is not placed yet arrives today at the earliest, wherever it is today',
      // An order that was placed may have arrived.
      pairs: ({ arrivesOn }, { clock, key }) => (orderReads.includes(key) ? [] : dayToCome(arrivesOn, clock)),
      right: { part: { arrivesOn: '2026-01-02' }, call: { clock: [Date.UTC(2026, 0, 1)] } },
      wrong: { part: { arrivesOn: '2025-12-02' }, call: { clock: [Date.UTC(2026, 0, 1)] } },
    },
  ]),
  wherever(OrderSchema, [
    {
      id: 'order-line-twice',
      at: 'lines',
      says: 'each line of an order is there once, and a shipment holds lines of it',
      pairs: ({ lines, shipments }) => {
        const ids = lines.map(({ lineId }) => lineId)
        const shipped = (shipments ?? []).flatMap((shipment) => shipment.lines)
        return [unique(ids), unique(shipped)]
      },
      right: { part: { lines: [{ lineId: 'a' }] } },
      wrong: { part: { lines: [{ lineId: 'a' }, { lineId: 'a' }] } },
    },
    {
      id: 'sum-of-payments',
      at: 'payments',
      says: 'the payments of an order pay what is due today',
      pairs: ({ payments, totals }) =>
        payments === undefined || payments.length === 0
          ? []
          : [[sumOf(payments.map(({ amount }) => amount)), totals.dueToday]],
      right: { part: { payments: [{ amount: 5 }], totals: { dueToday: 5 } } },
      wrong: { part: { payments: [{ amount: 4 }], totals: { dueToday: 5 } } },
    },
  ]),
  inAnswersOf('checkout.placeOrder', [
    {
      id: 'count-cookie-differs',
      at: 'set-cookie',
      says: 'once its order is placed, no cookie counts or names the cart any more',
      pairs: (_answer, { cookies = {}, audience }) => {
        const { cart: name } = countCookies(audience.endsWith('signed-in'))
        return [
          [{ [name]: cookies[name] ?? '0' }, { [name]: '0' }],
          [{ cartId: cookies['cartId'] ?? '' }, { cartId: '' }],
        ]
      },
      right: { part: {}, call: { cookies: { gnCartCount: '0' }, audience: 'signed-in' } },
      wrong: { part: {}, call: { cookies: { gnCartCount: '1' }, audience: 'signed-in' } },
    },
    {
      id: 'placed-at-another-time',
      at: 'order.placedAt',
      says: 'an order is placed when the call is answered, or up to five minutes before: placing it again answers it again',
      pairs: ({ order }, { clock }) => {
        const now = clock.flatMap((time) => [time, time - 2.5 * minutes])
        return instantNear(order.placedAt, now, { tolerance: 3 * minutes })
      },
      right: { part: { order: { placedAt: '2026-01-01T00:00:01.000Z' } }, call: { clock: [Date.UTC(2026, 0, 1)] } },
      wrong: { part: { order: { placedAt: '2026-01-01T05:00:01.000Z' } }, call: { clock: [Date.UTC(2026, 0, 1)] } },
    },
  ]),
  inAnswersOf('checkout.setAutoPay', [
    {
      id: 'other-auto-pay',
      at: 'autoPay',
      says: 'Auto Pay is as the request has it, where it makes a difference',
      pairs: ({ autoPay }, { request }) => (autoPay === undefined || !request ? [] : [[autoPay, request.autoPay]]),
      right: { part: { autoPay: false }, call: { request: { autoPay: false } } },
      wrong: { part: { autoPay: true }, call: { request: { autoPay: false } } },
    },
  ]),
  inAnswersOf('checkout.selectShipping', [
    {
      id: 'other-window',
      at: 'shipmentInfo.commonShipment.sddAvailableWindows',
      says: 'of the same-day windows of an order that goes one way, the one that was asked for is selected',
      pairs: ({ shipmentInfo: { commonShipment } }, { request }) =>
        commonShipment.sddAvailableWindows.length === 0 || !request?.sddWindowId || request.lineId !== undefined
          ? []
          : [[commonShipment.sddAvailableWindows.find(({ selected }) => selected)?.id, request.sddWindowId]],
      right: {
        part: { shipmentInfo: { commonShipment: { sddAvailableWindows: [{ id: 'W2', selected: true }] } } },
        call: { request: { sddWindowId: 'W2' } },
      },
      wrong: {
        part: { shipmentInfo: { commonShipment: { sddAvailableWindows: [{ id: 'W1', selected: true }] } } },
        call: { request: { sddWindowId: 'W2' } },
      },
    },
  ]),
  inAnswersOf('checkout.getOrder', [
    {
      id: 'other-order',
      at: 'order.orderNumber',
      says: 'the order that was asked for is answered',
      pairs: ({ order }, { request }) =>
        request?.orderNumber === undefined ? [] : [[order.orderNumber, request.orderNumber]],
      right: { part: { order: { orderNumber: 'a' } }, call: { request: { orderNumber: 'a' } } },
      wrong: { part: { order: { orderNumber: 'b' } }, call: { request: { orderNumber: 'a' } } },
    },
  ]),
  inAnswersOf('checkout.listOrders', [
    {
      id: 'orders-out-of-order',
      at: 'orders',
      says: 'each order is there once, the latest first',
      pairs: ({ orders }) => {
        const placed = orders.map(({ placedAt }) => Date.parse(placedAt))
        return [
          unique(orders.map(({ orderNumber }) => orderNumber)),
          [placed, placed.toSorted((one, next) => next - one)],
        ]
      },
      right: { part: { orders: [] } },
      wrong: {
        part: {
          orders: [
            { orderNumber: 'a', placedAt: '2026-01-01T00:00:00Z' },
            { orderNumber: 'b', placedAt: '2026-01-02T00:00:00Z' },
          ],
        },
      },
    },
  ]),
  inAnswersOf('checkout.findOrder', [
    {
      id: 'found-another-order',
      at: 'order',
      says: 'the order that is found has the number and the email address of the request',
      pairs: ({ order }, { request }) =>
        order === undefined || request === undefined
          ? []
          : [
              [order.orderNumber.toLowerCase(), request.orderNumber.toLowerCase()],
              [order.contact.emailId.toLowerCase(), request.emailId.toLowerCase()],
            ],
      right: { part: {} },
      wrong: {
        part: { order: { orderNumber: 'a', contact: { emailId: 'zoe@example.com' } } },
        call: { request: { orderNumber: 'a', emailId: 'ann@example.com' } },
      },
    },
  ]),
  inAnswersOf('checkout.acceptAgreements', [
    {
      id: 'agreements-open',
      at: 'customerAgreements.agreementCompleted',
      says: 'agreements are completed once all of them are accepted',
      pairs: ({ customerAgreements: { agreements, agreementCompleted } }, { request }) => {
        const accepted = request?.agreementIds ?? []
        const isAll = agreements.length > 0 && agreements.every(({ agreementId }) => accepted.includes(agreementId))
        return isAll ? [[agreementCompleted, true]] : []
      },
      right: {
        part: { customerAgreements: { agreements: [{ agreementId: 'a' }], agreementCompleted: true } },
        call: { request: { agreementIds: ['a'] } },
      },
      wrong: {
        part: { customerAgreements: { agreements: [{ agreementId: 'a' }], agreementCompleted: false } },
        call: { request: { agreementIds: ['a'] } },
      },
    },
  ]),
]
