import { readPageName } from './page-name'
import { planPage } from './plan-page'

const files: Record<string, string> = {
  'libs/shop/trade-in/src/trade-in.pages.ts': `import type { Page } from '@soe/shop-platform'
import { devicePage } from './device/device.page'

export const tradeInPages: readonly Page[] = [devicePage]
`,
  'libs/shop/trade-in/src/trade-in.addresses.ts': `import { postpaid, type AddressBook } from '@soe/shop-platform'

export const tradeInAddresses = {
  tradein: postpaid(),
} as const satisfies AddressBook
`,
  'libs/shop/basket/src/basket.pages.ts': '',
  'libs/shop/basket/src/basket.addresses.ts': '',
}

const plan = (text: string, known = files) => {
  const name = readPageName(text)
  if (!name) throw new Error(`${text} is not a page`)
  return planPage(name, (path) => known[path])
}

describe('a new page', () => {
  const made = plan('trade-in.orderHistory')

  it('has a folder of its own, and a line in the lists of its feature', () => {
    expect([...made.keys()]).toEqual([
      'libs/shop/trade-in/src/order-history/order-history.page.ts',
      'libs/shop/trade-in/src/order-history/order-history-page.tsx',
      'libs/shop/trade-in/src/order-history/order-history-texts.ts',
      'libs/shop/trade-in/src/order-history/order-history.story.tsx',
      'libs/shop/trade-in/src/order-history/order-history.gallery.ts',
      'libs/shop/trade-in/src/trade-in.pages.ts',
      'libs/shop/trade-in/src/trade-in.addresses.ts',
    ])
  })

  it('is the last that its feature lists', () => {
    expect(made.get('libs/shop/trade-in/src/trade-in.pages.ts')).toBe(`import type { Page } from '@soe/shop-platform'
import { devicePage } from './device/device.page'
import { orderHistoryPage } from './order-history/order-history.page'

export const tradeInPages: readonly Page[] = [devicePage, orderHistoryPage]
`)
  })

  it('has an address in the sections of its feature', () => {
    expect(made.get('libs/shop/trade-in/src/trade-in.addresses.ts')).toContain(
      `  tradein: postpaid(),\n  'trade-in/order-history': postpaid(),\n}`,
    )
  })

  it('is drawn, in two languages', () => {
    expect(made.get('libs/shop/trade-in/src/order-history/order-history.page.ts')).toContain('isDrawn: true')
    expect(made.get('libs/shop/trade-in/src/order-history/order-history-texts.ts')).toContain(
      "title: 'Order history (español)'",
    )
  })
})

it.each([
  ['boats.history', 'There is no feature "boats" with pages'],
  ['basket.history', 'no list of pages'],
])('%s is refused', (text, message) => {
  expect(() => plan(text)).toThrow(message)
})

it('does not replace a page', () => {
  const path = 'libs/shop/trade-in/src/history/history.page.ts'
  expect(() => plan('trade-in.history', { ...files, [path]: '' })).toThrow(`The page exists: ${path}`)
})

it.each(['history', 'trade-in.', 'trade-in.History'])('"%s" names no page', (text) => {
  expect(readPageName(text)).toBeUndefined()
})
