import { named, type Page } from '@soe/shop-platform'

export const numberPage: Page = {
  file: 'number-page',
  addresses: { numberselection: 'platform 2', 'NumberPortin/newnumber': 'commerce 2.5' },
  load: named('NumberPage', () => import('./number-page')),
  bar: 'B2',
  flow: 'number',
  tracked: [{ name: 'port-in prompt', when: ({ name }) => name === 'NumberPortin/newnumber' }, 'assign number'],
  chat: { context: 'shop', priority: 'Low', isHidden: 'in trial' },
  next: [{ page: 'accessoryInterstitial', also: 'expresscart' }],
}
