import { journalOf } from './journals.mjs'

const manifest = {
  '../../libs/shop/cart/src/cart.tsx': {
    file: 'assets/cart-1.js',
    src: '../../libs/shop/cart/src/cart.tsx',
    isDynamicEntry: true,
  },
  'src/composed/hub.tsx': { file: 'assets/hub-1.js', src: 'src/composed/hub.tsx', isDynamicEntry: true },
  '_common.js': { file: 'assets/common-1.js' },
}

it('tells which parts of the shop the tests have loaded, by their path in the workspace', () => {
  const scripts = {
    'cart.spec.ts': ['assets/common-1.js', 'assets/cart-1.js', 'assets/hub-1.js'],
    'hub.spec.ts': ['*', 'assets/hub-1.js'],
    'other-build.spec.ts': ['assets/hub-2.js'],
  }
  expect(journalOf(scripts, manifest)).toEqual({
    'cart.spec.ts': ['libs/shop/cart/src/cart.tsx', 'apps/storefront/src/composed/hub.tsx'],
    'hub.spec.ts': ['*'],
    'other-build.spec.ts': ['*'],
  })
})
