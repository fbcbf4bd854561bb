import { wherever } from '../promise/invariant'
import { among, sameItems } from '../promise/values'
import { type CartLine, type CartView, CartViewSchema } from '@soe/contracts'

export const linesOf = ({ lineDetails: { lineInfo } }: CartView): readonly CartLine[] => Object.values(lineInfo)

const idsWhere = (cart: CartView, isMeant: (line: CartLine) => boolean): string[] =>
  linesOf(cart)
    .filter(isMeant)
    .map(({ lineId }) => lineId)

export const itemsOf = (cart: CartView): number =>
  linesOf(cart).reduce(
    (all, { deviceItem, accessories }) =>
      all + (deviceItem ? 1 : 0) + accessories.reduce((pieces, { qty }) => pieces + qty, 0),
    0,
  )

const device = { itemCode: 'phone', term: 0 }

export const cartLinesInvariants = [
  wherever(CartViewSchema, [
    {
      id: 'lines-counted',
      at: 'lineDetails.numOfLines',
      says: 'numOfLines counts allLines',
      pairs: ({ lineDetails: { numOfLines, allLines } }) => [[numOfLines, allLines.length]],
      right: { part: { lineDetails: { numOfLines: 1, allLines: ['a'] } } },
      wrong: { part: { lineDetails: { numOfLines: 2, allLines: ['a'] } } },
    },
    {
      id: 'lines-known',
      at: 'lineDetails.allLines',
      says: 'allLines names each line of lineInfo once',
      pairs: ({ lineDetails: { allLines, lineInfo } }) => [sameItems(allLines, Object.keys(lineInfo))],
      right: { part: { lineDetails: { allLines: ['a', 'b'], lineInfo: { b: {}, a: {} } } } },
      wrong: { part: { lineDetails: { allLines: ['a', 'a'], lineInfo: { a: {}, b: {} } } } },
    },
    {
      id: 'line-id-differs',
      at: 'lineDetails.lineInfo.*.lineId',
      says: 'a line of lineInfo lies under its own lineId',
      pairs: ({ lineDetails: { lineInfo } }) => Object.entries(lineInfo).map(([id, { lineId }]) => [lineId, id]),
      right: { part: { lineDetails: { lineInfo: { a: { lineId: 'a' } } } } },
      wrong: { part: { lineDetails: { lineInfo: { a: { lineId: 'b' } } } } },
    },
    {
      id: 'sequence-differs',
      at: 'lineDetails.lineInfo.*.multiLineSeqNumber',
      says: 'multiLineSeqNumber counts from 1, in the order of allLines',
      pairs: ({ lineDetails: { allLines, lineInfo } }) => {
        const numbers = allLines.flatMap((id) => lineInfo[id]?.multiLineSeqNumber ?? [])
        return [
          [numbers, [...new Set(numbers)].sort((left, right) => left - right)],
          [numbers, numbers.filter((number) => number >= 1)],
        ]
      },
      right: { part: { lineDetails: { allLines: ['a'], lineInfo: { a: { multiLineSeqNumber: 1 } } } } },
      wrong: { part: { lineDetails: { allLines: ['a'], lineInfo: { a: { multiLineSeqNumber: 0 } } } } },
    },
    {
      id: 'device-lines',
      at: 'lineDetails.deviceLines',
      says: 'deviceLines names each line with a device',
      pairs: (cart) => [
        sameItems(
          cart.lineDetails.deviceLines,
          idsWhere(cart, ({ deviceItem }) => deviceItem !== undefined),
        ),
      ],
      right: { part: { lineDetails: { deviceLines: ['a'], lineInfo: { a: { lineId: 'a', deviceItem: device } } } } },
      wrong: { part: { lineDetails: { deviceLines: [], lineInfo: { a: { lineId: 'a', deviceItem: device } } } } },
    },
    {
      id: 'devices-counted',
      at: 'lineDetails.numOfLinesWithDevices',
      says: 'numOfLinesWithDevices counts deviceLines',
      pairs: ({ lineDetails: { numOfLinesWithDevices, deviceLines } }) => [[numOfLinesWithDevices, deviceLines.length]],
      right: { part: { lineDetails: { numOfLinesWithDevices: 1, deviceLines: ['a'] } } },
      wrong: { part: { lineDetails: { numOfLinesWithDevices: 0, deviceLines: ['a'] } } },
    },
    {
      id: 'accessory-lines',
      at: 'lineDetails.linesWithAcc',
      says: 'linesWithAcc names each line with accessories',
      pairs: (cart) => [
        sameItems(
          cart.lineDetails.linesWithAcc,
          idsWhere(cart, ({ accessories }) => accessories.length > 0),
        ),
      ],
      right: { part: { lineDetails: { linesWithAcc: [], lineInfo: { a: { lineId: 'a', accessories: [] } } } } },
      wrong: { part: { lineDetails: { linesWithAcc: ['a'], lineInfo: { a: { lineId: 'a', accessories: [] } } } } },
    },
    {
      id: 'upgrade-lines',
      at: 'lineDetails.eupLines',
      says: 'eupLines and byodEUPLines name lines that upgrade a customer, byodLines new lines with an own device',
      pairs: (cart) => {
        const { eupLines, byodLines, byodEUPLines } = cart.lineDetails
        const ofTypes = (...types: readonly string[]) =>
          idsWhere(cart, ({ lineActivityType }) => types.includes(lineActivityType))
        return [
          among(eupLines, ofTypes('EUP', 'EUPBYOD')),
          sameItems(byodEUPLines, ofTypes('EUPBYOD')),
          sameItems(byodLines, ofTypes('NSEBYOD', 'BYOD')),
        ]
      },
      right: {
        part: {
          lineDetails: {
            eupLines: ['a'],
            byodLines: [],
            byodEUPLines: [],
            lineInfo: { a: { lineId: 'a', lineActivityType: 'EUP' } },
          },
        },
      },
      wrong: {
        part: {
          lineDetails: {
            eupLines: ['a'],
            byodLines: [],
            byodEUPLines: [],
            lineInfo: { a: { lineId: 'a', lineActivityType: 'NSE' } },
          },
        },
      },
    },
    {
      id: 'last-line-unknown',
      at: 'lineDetails.lastItemAddedLine',
      says: 'lastItemAddedLine is one of allLines',
      pairs: ({ lineDetails: { lastItemAddedLine, allLines } }) =>
        lastItemAddedLine === undefined ? [] : [among([lastItemAddedLine], allLines)],
      right: { part: { lineDetails: { lastItemAddedLine: 'a', allLines: ['a'] } } },
      wrong: { part: { lineDetails: { lastItemAddedLine: 'b', allLines: ['a'] } } },
    },
    {
      id: 'items-counted',
      at: 'itemCount',
      says: 'itemCount is the number of devices and accessories of the lines',
      pairs: (cart) => [[cart.itemCount, itemsOf(cart)]],
      right: {
        part: { itemCount: 3, lineDetails: { lineInfo: { a: { deviceItem: device, accessories: [{ qty: 2 }] } } } },
      },
      wrong: {
        part: { itemCount: 2, lineDetails: { lineInfo: { a: { deviceItem: device, accessories: [{ qty: 2 }] } } } },
      },
    },
    {
      id: 'items-counted',
      at: 'lineDetails.numOfAccessoryAndDeviceItemsInCart',
      says: 'numOfAccessoryAndDeviceItemsInCart is the number of devices and accessories of the lines',
      pairs: (cart) => [[cart.lineDetails.numOfAccessoryAndDeviceItemsInCart, itemsOf(cart)]],
      right: {
        part: {
          lineDetails: { numOfAccessoryAndDeviceItemsInCart: 2, lineInfo: { a: { accessories: [{ qty: 2 }] } } },
        },
      },
      wrong: {
        part: {
          lineDetails: { numOfAccessoryAndDeviceItemsInCart: 1, lineInfo: { a: { accessories: [{ qty: 2 }] } } },
        },
      },
    },
  ]),
]
