import type { AnswerOf, CartLine, CheckoutDetails } from '@soe/contracts'
import type { getOrder } from '@soe/contracts/routes'
import { cartQuery, orderQuery } from '@soe/shop-basket'
import { createShop, ShopProvider, type Environment, type FlowStep } from '@soe/shop-platform'
import { partOf } from '@soe/shop-platform/testing'
import { act, render, screen } from '@testing-library/react'
import { FlowTrail } from './flow-trail'

const nothingIsCalled = () => Promise.reject(new Error('nothing is called'))

const createTestShop = (pathname: string, cartCount: number) => {
  const environment = partOf<Environment>({
    location: new URL(pathname, 'http://shop.test'),
    cookies: { read: () => `prospectCartCount=${cartCount}`, write: () => undefined },
    userAgent: '',
    sessionStorage,
    fetch: nothingIsCalled,
    now: () => 0,
  })
  return createShop({ environment, addresses: {}, loadClient: nothingIsCalled })
}

const lineOf = (lineActivityType: string, line: Partial<CartLine> = {}) =>
  partOf<CartLine>({
    lineId: 'newLine1',
    lineActivityType: lineActivityType as CartLine['lineActivityType'],
    accessories: [],
    serviceInfo: { mtn: 'newLine1' },
    ...line,
  })

const device = { deviceItem: partOf<NonNullable<CartLine['deviceItem']>>({ description: 'Orbit 12' }) }
const accessories = { accessories: [partOf<CartLine['accessories'][number]>({ qty: 1 })] }

const detailsOf = (lines: readonly CartLine[], payment?: CheckoutDetails['payment'], pending: readonly string[] = []) =>
  partOf<CheckoutDetails>({
    cart: partOf<CheckoutDetails['cart']>({
      lineDetails: partOf<CheckoutDetails['cart']['lineDetails']>({
        allLines: lines.map(({ lineId }) => lineId),
        lineInfo: Object.fromEntries(lines.map((line) => [line.lineId, line])),
      }),
      orderDetails: partOf<CheckoutDetails['cart']['orderDetails']>({
        totals: partOf<CheckoutDetails['cart']['orderDetails']['totals']>({ dueToday: 105, dueMonthly: 82.77 }),
      }),
      pendingSteps: { sortedSteps: pending.map((step) => ({ lineId: 'newLine1', step })) },
    }),
    ...(payment && { payment }),
  })

const byBill = partOf<NonNullable<CheckoutDetails['payment']>>({ paymentType: 'account' })

const show = (
  current: FlowStep,
  details: CheckoutDetails | undefined,
  { path = '/sales/next/expresscart.html', count = 1 } = {},
) => {
  const shop = createTestShop(path, count)
  if (details) shop.queryClient.setQueryData(cartQuery(shop).queryKey, details)
  const { container } = render(
    <ShopProvider shop={shop}>
      <FlowTrail current={current} />
    </ShopProvider>,
  )
  return { shop, container }
}

const queryAllByWords = (words: string) =>
  screen.queryAllByText((_, element) => element?.tagName === 'P' && element.textContent === words)

const steps = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it.each([
  [
    'a new line',
    'cart',
    [lineOf('AAL', device)],
    ['Plan, done', 'Number, done', 'Accessories, done', 'Cart', 'Checkout'],
  ],
  ['an upgrade', 'checkout', [lineOf('EUP', device)], ['Accessories, done', 'Cart, done', 'Checkout']],
  ['accessories alone', 'cart', [lineOf('ACC', accessories)], ['Cart', 'Checkout']],
  ['a change of the plan', 'checkout', [lineOf('CPC')], []],
] as const)('leads %s through its own steps, at %s', (_, current, lines, expected) => {
  show(current, detailsOf(lines))
  expect(steps()).toEqual(expected)
  expect(queryAllByWords('So far $105.00 today, $82.77/mo a month')).toHaveLength(Math.min(expected.length, 1))
})

it.each([
  [
    'a new line',
    lineOf('AAL', device),
    ['Plan, done', 'Number, done', 'Accessories, done', 'Cart, done', 'Checkout, done'],
  ],
  ['a change of the plan', lineOf('CPC'), []],
])('shows what an order of %s cost, with its steps', (_, line, expected) => {
  const { shop, container } = show('order', undefined)
  const totals = { dueToday: 90, dueMonthly: 0 }
  const answer = partOf<AnswerOf<typeof getOrder>>({ order: { lines: [line], accessories: [], totals } })
  act(() => void shop.queryClient.setQueryData(orderQuery(shop, undefined).queryKey, answer))
  expect(steps()).toEqual(expected)
  expect(screen.queryAllByText('Paid $90.00 today')).toHaveLength(Math.min(expected.length, 1))
  expect(container.querySelectorAll('a')).toHaveLength(0)
})

it('says of a purchase on the next bill that nothing is due today, once it is checked out', () => {
  show('checkout', detailsOf([lineOf('EUP', device)], byBill))
  expect(queryAllByWords('So far $0.00 today, $82.77/mo a month')).toHaveLength(1)
})

it('ticks no step that a line still needs', () => {
  show('cart', detailsOf([lineOf('AAL', device)], undefined, ['NUMBERSELECTION']))
  expect(steps()).toEqual(['Plan, done', 'Number', 'Accessories, done', 'Cart', 'Checkout'])
})

it('speaks Spanish on Spanish pages', () => {
  show('cart', detailsOf([lineOf('AAL', device)]), { path: '/espanol/sales/next/expresscart.html' })
  expect(queryAllByWords('Hasta ahora $105.00 hoy, $82.77/mes al mes')).toHaveLength(1)
})

it('shows a cart once the page below has read it, and calls nothing itself', () => {
  const { shop, container } = show('cart', undefined)
  expect(container.firstElementChild).not.toBeNull()
  expect(steps()).toEqual([])
  act(() => void shop.queryClient.setQueryData(cartQuery(shop).queryKey, detailsOf([lineOf('AAL', device)])))
  expect(steps()).toHaveLength(5)
})

it('holds no place for an empty cart', () => {
  expect(show('cart', undefined, { count: 0 }).container.firstElementChild).toBeNull()
})
