import { named, type Page } from '@soe/shop-platform'

export const creditPage: Page = {
  file: 'credit-page',
  addresses: {
    creditresult: 'platform 2',
    credithold: 'platform 2',
    existingcredithold: 'commerce 2.5',
    dppineligible: 'platform 2',
  },
  load: named('CreditPage', () => import('./credit-page')),
  bar: 'D2',
  flow: 'checkout',
  nextGen: { creditresult: 'creditresult', credithold: 'credithold', dppineligible: 'dppineligible' },
  tracked: [{ name: 'downpayment', when: ({ parameters }) => parameters.type === 'downpayment' }],
}
