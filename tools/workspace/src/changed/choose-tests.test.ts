import { chooseTests } from './choose-tests.mjs'

const imports = (...to: string[]) => to.map((file) => ({ to: file, isDynamic: false }))
const loads = (...to: string[]) => to.map((file) => ({ to: file, isDynamic: true }))

const cart = 'libs/shop/cart/src/cart.tsx'
const tile = 'libs/shop/wishlist/src/tile.tsx'
const list = 'libs/shop/wishlist/src/list.tsx'

const graph = new Map([
  ['apps/storefront/src/main.tsx', [...loads(cart, list), ...imports('libs/ui/src/button.tsx')]],
  ['apps/storefront/src/document/document-thread.ts', loads(cart, list)],
  ['apps/simulator/src/main.ts', imports('libs/carrier/src/price.ts')],
  [list, imports(tile)],
  [tile, []],
  [cart, []],
  ['libs/ui/src/button.tsx', []],
  ['libs/carrier/src/price.ts', []],
  ['libs/shop/wishlist/src/list.test.tsx', imports(list)],
  ['libs/shop/wishlist/src/list.story.tsx', imports(list)],
  ['libs/shop/wishlist/src/list.gallery.ts', imports('libs/shop/wishlist/src/list.story.tsx')],
  ['libs/shop/cart/src/cart.test.tsx', imports(cart)],
  ['tools/packages/src/packages.test.ts', imports('fs')],
  ['tools/packages/src/image.soak.test.ts', imports('fs')],
  ['apps/e2e/src/wishlist/list.spec.ts', []],
  ['apps/e2e/src/cart/cart.spec.ts', []],
  ['apps/e2e/src/drawn/markup.spec.ts', imports('apps/e2e/src/drawn/ask.ts')],
  ['apps/e2e/src/drawn/ask.ts', []],
])

const workspace = {
  graph,
  entries: [cart, list],
  journals: {
    'apps/e2e/src/wishlist/list.spec.ts': [list, cart],
    'apps/e2e/src/cart/cart.spec.ts': [cart],
    'apps/e2e/src/drawn/markup.spec.ts': [],
  },
  asksServer: (file: string) => file.endsWith('/ask.ts'),
  isDependent: (file: string) => !file.startsWith('libs/shop/cart/'),
}

const chosen = (changed: string[], given: Parameters<typeof chooseTests>[0] = workspace) =>
  Object.values(chooseTests(given, changed))
    .flat()
    .map(({ file, why }) => `${file}: ${why}`)

it('chooses for a component of one page the tests of its part and the journeys that have loaded it', () => {
  expect(chosen([tile])).toEqual([
    `libs/shop/wishlist/src/list.test.tsx: imports ${tile} by way of ${list}`,
    'tools/packages/src/packages.test.ts: reads files, and its project depends on what changed',
    `libs/shop/wishlist/src/list.gallery.ts: imports ${tile} by way of ${list}`,
    `apps/e2e/src/wishlist/list.spec.ts: loads what imports ${tile}`,
    `apps/e2e/src/drawn/markup.spec.ts: opens the shop, which imports ${tile} by way of ${list}; it asks for documents itself`,
  ])
})

it('chooses a journey of which nothing is known', () => {
  expect(chosen([tile], { ...workspace, journals: {} })).toContain(
    `apps/e2e/src/cart/cart.spec.ts: opens the shop, which imports ${tile} by way of ${list}; what it loads is not known from an earlier run`,
  )
})

it('chooses all journeys for what the shop always loads, and for the simulator', () => {
  for (const file of ['libs/ui/src/button.tsx', 'libs/carrier/src/price.ts'])
    expect(chosen([file]).filter((line) => line.startsWith('apps/e2e/'))).toHaveLength(3)
})

it('chooses all that depends on a file of which no import tells', () => {
  const lines = chosen(['libs/shop/wishlist/package.json'])
  expect(lines).toContain('apps/e2e/src/cart/cart.spec.ts: no import tells what libs/shop/wishlist/package.json is for')
  expect(lines.some((line) => line.startsWith('libs/shop/cart/'))).toBe(false)
})
