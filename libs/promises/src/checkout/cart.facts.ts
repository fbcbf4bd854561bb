import type { CartLine } from '@soe/contracts'
import { fromCheckout } from './from-checkout'
import { pricesFact } from './prices.facts'
import { effect, lostBy, refutes, fromAnswer, type Fact, type Known, type Refutation } from '../promise/fact'
import type { Pair, RequestOf } from '../promise/invariant'
import { isEqual } from '../promise/is-equal'
import { fromStep } from '../shared/from-step'
import { difference, quantitiesAfter, type Quantities } from './quantities'

/** What is known of a line of a cart; undefined where no answer names it. */
export interface LineFact {
  readonly sku?: string | undefined
  /** Whether it is paid at once, and not in instalments. */
  readonly isPaidAtOnce?: boolean | undefined
  /** Months of its instalments, as far as they are offered. */
  readonly term?: number | undefined
  readonly plan?: string | undefined
  readonly numberChoice?: string | undefined
  /** Where emergency services go. */
  readonly e911ZipCode?: string | undefined
  readonly simType?: string | undefined
  /** Quantities by sku; undefined where an amount is not known. */
  readonly accessories?: Readonly<Record<string, number | undefined>> | undefined
}

export interface CartFact {
  readonly items?: number | undefined
  readonly lines?: Readonly<Record<string, LineFact>> | undefined
  /** Lines whose ids no answer has named yet. */
  readonly added?: readonly LineFact[] | undefined
  /** Lines that are gone: their ids are used by no other line. */
  readonly gone?: readonly string[] | undefined
  /** The line that was removed last, by its id. */
  readonly removed?: Readonly<Record<string, LineFact>> | undefined
}

export const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)

/** Shown where a whole line is shown without it. */
const none = 'none'

const lineOf = ({
  deviceItem,
  plan,
  numberChoice,
  serviceInfo: { e911Address },
  simItem,
  accessories,
}: CartLine): LineFact => ({
  sku: deviceItem?.skuId,
  isPaidAtOnce: deviceItem?.cartItemType === 'DEVICE' ? deviceItem.term === 0 : undefined,
  term: deviceItem?.cartItemType === 'DEVICE' ? deviceItem.term : undefined,
  plan: plan?.planId ?? none,
  numberChoice: numberChoice ?? none,
  e911ZipCode: e911Address?.zipCode ?? none,
  simType: simItem?.simType ?? none,
  accessories: Object.fromEntries(accessories.map(({ itemCode, qty }) => [itemCode, qty])),
})

const defined = <Value extends object>(value: Value): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([, part]) => part !== undefined)) as Partial<Value>

/** What both sides know of something; what was not there may come by itself. */
const shared = (one: object, other: object): [Record<string, unknown>, Record<string, unknown>] => {
  const [left, right] = [one, other] as [Record<string, unknown>, Record<string, unknown>]
  const names = Object.keys(left).filter(
    (name) => left[name] !== undefined && right[name] !== undefined && right[name] !== none,
  )
  const only = (value: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, value[name]]))
  return [only(left), only(right)]
}

/** What every accessory has in the end, as far as it is known. */
const quantityPairs = (seen: Quantities, known: Quantities): Pair => {
  const names = [...new Set([...Object.keys(seen), ...Object.keys(known)])].sort()
  // A sku without a value is one whose quantity is not known.
  const judged = names.filter((name) => !(name in known) || known[name] !== undefined)
  const values = (all: Quantities) =>
    Object.fromEntries(judged.flatMap((name) => (name in all ? [[name, all[name]]] : [])))
  return [values(seen), values(known)]
}

const linePairs = (
  { accessories: seenAccessories, ...seen }: LineFact,
  { accessories, ...known }: LineFact,
): Pair[] => [
  shared(seen, known),
  ...(seenAccessories && accessories ? [quantityPairs(seenAccessories, accessories)] : []),
]

const isSameLine = (seen: LineFact, known: LineFact) =>
  linePairs(seen, known).every(([said, right]) => isEqual(said, right))

/** Lines that nothing speaks for: those that an answer names, and those that were added. */
const unmatched = (seen: readonly LineFact[], added: readonly LineFact[]): Pair => {
  const left = [...seen]
  const missing = added.filter((line) => {
    const at = left.findIndex((one) => isSameLine(one, line))
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return [left.map(defined), missing.map(defined)]
}

const comparedLines = (
  seen: Readonly<Record<string, LineFact>>,
  { lines: known = {}, added = [], gone = [] }: CartFact,
): Pair[] => {
  const fresh = Object.keys(seen).filter((id) => !Object.hasOwn(known, id))
  const names = Object.keys(known)
  return [
    [names.filter((id) => Object.hasOwn(seen, id)), names],
    [fresh, fresh.filter((id) => !gone.includes(id))],
    unmatched(
      fresh.map((id) => seen[id] ?? {}),
      added,
    ),
    ...names.flatMap((id) => linePairs(seen[id] ?? {}, known[id] ?? {})),
  ]
}

const comparedCarts = (seen: CartFact, known: CartFact): Pair[] => [
  ...(seen.lines && known.lines ? comparedLines(seen.lines, known) : []),
  ...(seen.items !== undefined && known.items !== undefined ? [[seen.items, known.items] as const] : []),
]

/** What both know, the later one first; a line whose id is new is one of those that were added. */
const mergedLines = (known: CartFact | undefined, seen: CartFact['lines']): CartFact['lines'] => {
  const added = [...(known?.added ?? [])]
  const beginningOf = (line: LineFact) => {
    const at = added.findIndex((one) => isSameLine(line, one))
    return at < 0 ? {} : added.splice(at, 1)[0]
  }
  return (
    seen &&
    Object.fromEntries(
      Object.entries(seen).map(([id, line]) => [
        id,
        { ...(known?.lines?.[id] ?? beginningOf(line)), ...defined(line) },
      ]),
    )
  )
}

const itemsIn = (lines: Readonly<Record<string, LineFact>> | undefined): number | undefined => {
  if (!lines) return undefined
  const counts = Object.values(lines).flatMap(({ sku, accessories }) => [
    sku === undefined ? 0 : 1,
    ...(accessories ? Object.values(accessories) : [undefined]),
  ])
  return counts.includes(undefined) ? undefined : counts.reduce<number>((all, count) => all + (count ?? 0), 0)
}

const changedLine = (
  before: CartFact | undefined,
  lineId: string,
  change: (line: LineFact) => LineFact,
): CartFact | undefined => {
  const line = before?.lines?.[lineId]
  return before && line ? { ...before, lines: { ...before.lines, [lineId]: change(line) } } : undefined
}

const plus = (items: number | undefined, more: number | undefined) =>
  items === undefined || more === undefined ? undefined : items + more

/** The cart with the line that was removed last, as it was. */
const broughtBack = (before: CartFact | undefined, lineId: string): CartFact | undefined => {
  const line = before?.removed?.[lineId]
  if (!before?.lines || !line) return undefined
  const gone = before.gone?.filter((id) => id !== lineId)
  const items = plus(before.items, itemsIn({ [lineId]: line }))
  return { ...before, lines: { ...before.lines, [lineId]: line }, items, gone, removed: {} }
}

/** Accessories that may have no more than ten pieces after a call. */
const staysWithinLimit = ({ lines = {} }: CartFact, { data }: NonNullable<RequestOf<'cart.addAccessories'>>): boolean =>
  data.lines.every(({ mtn, addAccessories = [], removeAccessories = [] }) => {
    const line = lines[mtn]
    const isOnce = data.lines.filter((other) => other.mtn === mtn).length === 1
    if (!line?.accessories || !isOnce) return false
    const after = quantitiesAfter(line.accessories, addAccessories, removeAccessories)
    return Object.values(after).every((qty) => qty !== undefined && qty <= 10)
  })

/** Each accessory that a call removes is there, and named once. */
const holdsAll = ({ lines = {} }: CartFact, { data }: NonNullable<RequestOf<'cart.addAccessories'>>): boolean => {
  const removed = data.lines.flatMap(({ mtn, removeAccessories = [] }) =>
    removeAccessories.map(({ id, qty }) => ({ name: `${mtn} ${id}`, has: lines[mtn]?.accessories?.[id] ?? 0, qty })),
  )
  return new Set(removed.map(({ name }) => name)).size === removed.length && removed.every(({ has, qty }) => has >= qty)
}

/** The months that were asked for, where some answer has offered them. */
const offeredTerm = ({ id, dppMonths }: { readonly id: string; readonly dppMonths: number }, known: Known) =>
  known(pricesFact)?.[id]?.monthly?.[dppMonths] === undefined ? undefined : dppMonths

const phone = 'orbit-12-pro-kelp-128'

export const stepAnswer = (itemCount: number, lines: readonly object[]) => ({
  serviceBody: {
    serviceResponse: {
      context: {
        contextInfo: { installmentInfo: { mandatoryDownPayment: 0 } },
        cartInfo: { cartId: 'c1', caseId: 'x1', itemCount, lines },
        cases: [],
      },
    },
  },
})

const addPhone = { data: { lines: [{ device: { id: phone }, isNewLine: true }] } }

interface SavedCartFact {
  readonly emailId: string | undefined
  readonly quoteId: string
  readonly caseId: string
  readonly cart: CartFact | undefined
}

const allLines = ({ lines, added = [] }: CartFact): readonly LineFact[] => [...Object.values(lines ?? {}), ...added]

/** What is in a cart that is taken up again; its lines may have other ids. */
const resumed = (
  saved: SavedCartFact | undefined,
  request: { emailId?: string | undefined; quoteId?: string | undefined; caseId?: string | undefined } = {},
) => {
  const { emailId, quoteId, caseId } = request
  const isNamed = quoteId === undefined ? emailId?.toLowerCase() === saved?.emailId : quoteId === saved?.quoteId
  const isMeant = saved !== undefined && (caseId === undefined ? isNamed : caseId === saved.caseId)
  if (!isMeant || !saved.cart?.lines) return undefined
  return { items: saved.cart.items, lines: {}, added: allLines(saved.cart) }
}

export const savedCartFact: Fact<SavedCartFact> = {
  name: 'savedCart',
  says: 'a saved cart is taken up as it was saved',
  sources: [],
  effects: effect('cart.saveCart', (_before, { request, answer }, known) => ({
    emailId: request?.emailId?.toLowerCase(),
    quoteId: answer.quoteId,
    caseId: answer.caseId,
    cart: known(cartFact),
  })),
  right: [],
  wrong: [],
}

export const cartFact: Fact<CartFact> = {
  name: 'cart',
  says: 'a cart has what was put into it, and nothing else',
  sources: [
    fromCheckout(({ cart: { itemCount, lineDetails } }) => ({
      items: itemCount,
      lines: Object.fromEntries(Object.entries(lineDetails.lineInfo).map(([id, line]) => [id, lineOf(line)])),
    })),
    fromStep(({ cartInfo: { cartId, itemCount, lines } }) =>
      cartId === ''
        ? undefined
        : {
            items: itemCount,
            lines: Object.fromEntries(lines.map(({ lineId, skuId }) => [lineId, { sku: skuId }])),
          },
    ),
    fromAnswer('cart.checkExistingCart', ({ answer: { itemCount } }) => ({ items: itemCount })),
    fromAnswer('recommendations.getRtCartCount', ({ answer: { rtCartCount } }) => ({ items: rtCartCount })),
    fromAnswer('omni.readDL', ({ answer: { dataLayer } }) => ({ items: dataLayer.cart.itemCount })),
  ],
  effects: {
    ...lostBy<CartFact>('quote.retrieveAccessoriesFromQuote', 'tradeIn.addDevice'),
    ...effect('checkout.placeOrder', (): CartFact => ({ items: 0, lines: {} })),
    ...effect('cart.saveCart', (before, { request }) => (request?.pccSaved === true ? undefined : before)),
    ...effect('cases.resumeCase', (_before, { request }, known) => resumed(known(savedCartFact), request)),
    ...effect('quote.retrieveCartFromQuote', (_before, { request }, known) => {
      const isNone = /^0*$/.test(request?.quoteId ?? '')
      return resumed(known(savedCartFact), isNone ? { emailId: request?.emailId } : request)
    }),
    ...effect('cart.addDevice', (before, { request }, known) => {
      const asked = request?.data.lines
      const single = only(asked ?? [])
      if (single?.lineId !== undefined && !single.isNewLine) {
        const { id, dppMonths } = single.device
        return changedLine(before, single.lineId, ({ accessories }) => ({
          sku: id,
          isPaidAtOnce: dppMonths === 0,
          term: offeredTerm(single.device, known),
          accessories,
        }))
      }
      if (!before || !asked?.every(({ isNewLine, lineId }) => isNewLine && lineId === undefined)) return undefined
      const added = asked.map(({ device }): LineFact => ({
        sku: device.id,
        isPaidAtOnce: device.dppMonths === 0,
        term: offeredTerm(device, known),
        accessories: {},
      }))
      return { ...before, items: plus(before.items, asked.length), added: [...(before.added ?? []), ...added] }
    }),
    ...effect('cart.removeDevice', (before, { request }) => {
      const { lineId = '', cartInfo } = request ?? {}
      if (cartInfo?.processAction === 'UNDO') return broughtBack(before, lineId)
      const line = before?.lines?.[lineId]
      if (!before || !line || cartInfo?.processAction !== undefined) return undefined
      const { [lineId]: _gone, ...lines } = before.lines ?? {}
      const removed = itemsIn({ [lineId]: line })
      const items = plus(before.items, removed === undefined ? undefined : -removed)
      return { ...before, lines, items, gone: [...(before.gone ?? []), lineId], removed: { [lineId]: line } }
    }),
    ...effect('cart.addAccessories', (before, { request }) =>
      request?.data.lines.reduce<CartFact | undefined>((cart, { mtn, addAccessories = [], removeAccessories = [] }) => {
        const line = cart?.lines?.[mtn]
        // What becomes of a line that is named twice, nothing says.
        const isOnce = request.data.lines.filter((other) => other.mtn === mtn).length === 1
        if (!line?.accessories || !isOnce) return undefined
        const accessories = quantitiesAfter(line.accessories, addAccessories, removeAccessories)
        const items = plus(cart?.items, difference(line.accessories, accessories))
        // A line of accessories alone may go with the last of them.
        if (line.sku === undefined && Object.keys(accessories).length === 0) return { items }
        return { ...changedLine(cart, mtn, () => ({ ...line, accessories })), items }
      }, before),
    ),
    ...effect(
      'cart.addPlan',
      (before, { request }) =>
        request && changedLine(before, request.lineId, (line) => ({ ...line, plan: request.planId })),
    ),
    ...effect(
      'cart.assignMtn',
      (before, { request }) =>
        request && changedLine(before, request.lineId, (line) => ({ ...line, numberChoice: request.number.choice })),
    ),
    ...effect(
      'cart.switchSim',
      (before, { request }) =>
        request && changedLine(before, request.mtn, (line) => ({ ...line, simType: request.simType })),
    ),
    ...effect('cart.e911Address', (before, { request }) =>
      request?.lines.reduce<CartFact | undefined>(
        (cart, { mtn, e911Address }) =>
          changedLine(cart, mtn, (line) => ({ ...line, e911ZipCode: e911Address.zipCode })),
        before,
      ),
    ),
  },
  refutes: [
    refutes(
      ['cart.addAccessories'],
      'QUANTITY_LIMIT',
      'a cart takes up to ten pieces of an accessory',
      staysWithinLimit,
    ),
    refutes(['cart.addAccessories'], '3000', 'what is in the cart can be removed', holdsAll),
    refutes(
      ['cart.removeDevice'],
      'ITEM_NOT_FOUND',
      'a line of the cart can be removed',
      ({ lines = {} }, { lineId }) => Object.hasOwn(lines, lineId),
    ),
    ...(['1008', '899'] as const).map((error) =>
      refutes<Refutation<CartFact>['keys'][number], CartFact>(
        [
          'checkout.getCheckoutDetails',
          'cart.saveCart',
          'cart.validateCart',
          'cart.validateOrder',
          'checkout.placeOrder',
        ],
        error,
        'a cart that has something in it is found',
        ({ items = 0 }) => items > 0,
      ),
    ),
  ],
  compare: comparedCarts,
  merge: (known, seen) => ({
    items: seen.items ?? (seen.lines ? (itemsIn(mergedLines(known, seen.lines)) ?? known?.items) : known?.items),
    lines: mergedLines(known, seen.lines) ?? known?.lines,
    added: seen.lines ? [] : (known?.added ?? []),
    gone: known?.gone,
    removed: known?.removed,
  }),
  right: [
    { key: 'cart.addDevice', request: addPhone, answer: stepAnswer(1, [{ lineId: 'a', skuId: phone }]) },
    {
      key: 'cart.addDevice',
      request: addPhone,
      answer: stepAnswer(2, [
        { lineId: 'a', skuId: phone },
        { lineId: 'b', skuId: phone },
      ]),
    },
    { key: 'recommendations.getRtCartCount', answer: { rtCartCount: 2 } },
  ],
  wrong: [
    { key: 'cart.addDevice', request: addPhone, answer: stepAnswer(1, [{ lineId: 'a', skuId: phone }]) },
    {
      key: 'cart.addDevice',
      request: addPhone,
      answer: stepAnswer(2, [
        { lineId: 'a', skuId: phone },
        { lineId: 'b', skuId: phone },
      ]),
    },
    { key: 'recommendations.getRtCartCount', answer: { rtCartCount: 1 } },
  ],
}

export const cartFacts = [cartFact, savedCartFact]
