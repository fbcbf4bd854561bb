import { wherever } from '../promise/invariant'
import { among, sameItems, sumOf } from '../promise/values'
import { linesOf } from './cart-lines.invariants'
import {
  CheckoutChangeAnswerSchema,
  OrderSchema,
  ShipmentInfoSchema,
  ShipmentSchema,
  StoreSchema,
} from '@soe/contracts'

export const shipmentInvariants = [
  wherever(CheckoutChangeAnswerSchema, [
    {
      id: 'shipment-lacks-lines',
      at: 'shipmentInfo.commonShipment.lines',
      says: 'the order as one shipment holds every line of the cart',
      pairs: ({ cart, shipmentInfo: { commonShipment } }) => [
        sameItems(commonShipment.lines, cart.lineDetails.allLines),
      ],
      right: {
        part: { cart: { lineDetails: { allLines: ['a'] } }, shipmentInfo: { commonShipment: { lines: ['a'] } } },
      },
      wrong: { part: { cart: { lineDetails: { allLines: ['a'] } }, shipmentInfo: { commonShipment: { lines: [] } } } },
    },
    {
      id: 'contracts-lack-lines',
      at: 'installmentContracts',
      says: 'there is a contract for each line on instalments, about the device of the line',
      pairs: ({ cart, installmentContracts }) => {
        if (!installmentContracts) return []
        const onInstalments = linesOf(cart).flatMap(({ lineId, deviceItem }) =>
          deviceItem && deviceItem.term > 0 ? [`${lineId} ${deviceItem.productId}`] : [],
        )
        return [
          sameItems(
            installmentContracts.map(({ lineId, productId }) => `${lineId} ${productId}`),
            onInstalments,
          ),
        ]
      },
      right: {
        part: {
          cart: { lineDetails: { lineInfo: { a: { lineId: 'a', deviceItem: { term: 36, productId: 'p' } } } } },
          installmentContracts: [{ lineId: 'a', productId: 'p' }],
        },
      },
      wrong: {
        part: {
          cart: { lineDetails: { lineInfo: { a: { lineId: 'a', deviceItem: { term: 36, productId: 'p' } } } } },
          installmentContracts: [],
        },
      },
    },
    {
      id: 'payments-fall-short',
      at: 'cart.lineDetails.payments',
      says: 'once a payment is chosen, the payments that are answered pay what is due today',
      pairs: ({ payment, cart: { lineDetails, orderDetails } }) =>
        payment === undefined || payment.paymentType === 'dollars' || lineDetails.payments.length === 0
          ? []
          : [[sumOf(lineDetails.payments.map(({ amount }) => amount)), orderDetails.totals.dueToday]],
      right: {
        part: {
          payment: { paymentType: 'card' },
          cart: { lineDetails: { payments: [{ amount: 5 }] }, orderDetails: { totals: { dueToday: 5 } } },
        },
      },
      wrong: {
        part: {
          payment: { paymentType: 'card' },
          cart: { lineDetails: { payments: [{ amount: 4 }] }, orderDetails: { totals: { dueToday: 5 } } },
        },
      },
    },
  ]),
  wherever(ShipmentInfoSchema, [
    {
      id: 'split-flag-differs',
      at: 'isSingleShipment',
      says: 'isSingleShipment is true exactly where no line has a shipment of its own, unless the lines are to go apart',
      pairs: ({ isSingleShipment, lineLevelShipment, shipTogetherPref }) =>
        shipTogetherPref ? [[isSingleShipment, lineLevelShipment.length === 0]] : [],
      right: { part: { isSingleShipment: true, lineLevelShipment: [], shipTogetherPref: true } },
      wrong: { part: { isSingleShipment: false, lineLevelShipment: [], shipTogetherPref: true } },
    },
    {
      id: 'selected-is-inactive',
      at: 'selectedOptionCode',
      says: 'the selected option can be had, and the order as one shipment goes that way',
      pairs: ({ selectedOptionCode, shippingOptions, commonShipment, isSingleShipment }) => {
        const selected = shippingOptions.find(({ shippingOptionId }) => shippingOptionId === selectedOptionCode)
        return [
          ...(selected ? [[{ active: selected.active }, { active: true }] as const] : []),
          ...(isSingleShipment ? [[commonShipment.selectedOptionCode, selectedOptionCode] as const] : []),
        ]
      },
      right: {
        part: {
          selectedOptionCode: 'A',
          shippingOptions: [{ shippingOptionId: 'A', active: true }],
          commonShipment: { selectedOptionCode: 'A' },
          isSingleShipment: true,
        },
      },
      wrong: {
        part: {
          selectedOptionCode: 'A',
          shippingOptions: [{ shippingOptionId: 'A', active: false }],
          commonShipment: { selectedOptionCode: 'A' },
          isSingleShipment: true,
        },
      },
    },
    {
      id: 'order-store-without-pickup',
      at: 'storeInfo',
      says: 'an order names the store of its pickup, and none where it is shipped',
      pairs: ({ storeInfo, commonShipment }) => [[storeInfo?.locationCode, commonShipment.storeInfo?.locationCode]],
      right: {
        part: { storeInfo: { locationCode: '1' }, commonShipment: { storeInfo: { locationCode: '1' } } },
      },
      wrong: { part: { storeInfo: { locationCode: '1' }, commonShipment: {} } },
    },
    {
      id: 'store-unknown',
      at: 'storeInfo.locationCode',
      says: 'the store of a pickup is one of those that have the order',
      pairs: ({ storeInfo, ispuStoreList }) =>
        storeInfo && ispuStoreList.length > 0
          ? [
              among(
                [storeInfo.locationCode],
                ispuStoreList.map(({ locationCode }) => locationCode),
              ),
            ]
          : [],
      right: { part: { storeInfo: { locationCode: '1' }, ispuStoreList: [{ locationCode: '1' }] } },
      wrong: { part: { storeInfo: { locationCode: '2' }, ispuStoreList: [{ locationCode: '1' }] } },
    },
  ]),
  wherever(ShipmentSchema, [
    {
      id: 'store-without-pickup',
      at: 'storeInfo',
      says: 'a shipment that is not picked up names no store',
      pairs: ({ selectedOptionCode, storeInfo }) =>
        selectedOptionCode === 'ISPU' || storeInfo === undefined ? [] : [[storeInfo.locationCode, undefined]],
      right: { part: { selectedOptionCode: 'ISPU', storeInfo: { locationCode: '1' } } },
      wrong: { part: { selectedOptionCode: 'SHP001', storeInfo: { locationCode: '1' } } },
    },
    {
      id: 'stores-out-of-order',
      at: 'ispuStoreList',
      says: 'stores whose distance is answered are listed from the nearest on',
      pairs: ({ ispuStoreList }) => {
        const miles = ispuStoreList.flatMap(({ distanceMiles }) => distanceMiles ?? [])
        return [[miles, miles.toSorted((left, right) => left - right)]]
      },
      right: { part: { ispuStoreList: [{ distanceMiles: 1 }, { distanceMiles: 4.2 }] } },
      wrong: { part: { ispuStoreList: [{ distanceMiles: 4.2 }, { distanceMiles: 1 }] } },
    },
  ]),
  wherever(StoreSchema, [
    {
      id: 'closes-first',
      at: 'hours.closes',
      says: 'a store closes after it opens',
      pairs: ({ hours: { opens, closes } }) => [[closes > opens, true]],
      right: { part: { hours: { opens: '09:00', closes: '18:00' } } },
      wrong: { part: { hours: { opens: '18:00', closes: '09:00' } } },
    },
  ]),
  wherever(OrderSchema, [
    {
      id: 'delivery-differs',
      at: 'totals.todayRows',
      says: 'an order that goes one way is charged what that way costs',
      pairs: ({ totals, shipping, shipments }) => {
        const rows = totals.todayRows.filter(({ code }) => code === 'delivery')
        return shipments === undefined
          ? [[{ delivery: sumOf(rows.map(({ amount }) => amount)) }, { delivery: shipping.cost }]]
          : []
      },
      right: { part: { totals: { todayRows: [{ code: 'delivery', amount: 14.99 }] }, shipping: { cost: 14.99 } } },
      wrong: { part: { totals: { todayRows: [{ code: 'delivery', amount: 0 }] }, shipping: { cost: 14.99 } } },
    },
    {
      id: 'order-rows-differ',
      at: 'totals.todayRows',
      says: 'an order charges each device that is paid at once, and the instalments of the others',
      pairs: ({ totals: { todayRows, monthlyRows }, lines }) => {
        const devices = lines.flatMap(({ deviceItem }) => deviceItem ?? [])
        const charged = (rows: typeof todayRows, asked: string) =>
          sumOf(rows.filter(({ code }) => code === asked).map(({ amount }) => amount))
        return [
          [
            { device: charged(todayRows, 'device') },
            { device: sumOf(devices.map(({ term, retailPrice }) => (term === 0 ? retailPrice : 0))) },
          ],
          [
            { instalment: charged(monthlyRows, 'instalment') },
            { instalment: sumOf(devices.map(({ term, monthlyPrice }) => (term > 0 ? monthlyPrice : 0))) },
          ],
        ]
      },
      right: {
        part: {
          lines: [{ deviceItem: { term: 0, retailPrice: 999.99, monthlyPrice: 0 } }],
          totals: { todayRows: [{ code: 'device', amount: 999.99 }], monthlyRows: [] },
        },
      },
      wrong: {
        part: {
          lines: [{ deviceItem: { term: 0, retailPrice: 999.99, monthlyPrice: 0 } }],
          totals: { todayRows: [], monthlyRows: [] },
        },
      },
    },
  ]),
]
