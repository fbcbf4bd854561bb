import { named, type Page } from './page'
import { sales } from './sales-paths'

const creditForm = (form: 'check' | 'questions' | 'abroad', name: string): Page => ({
  paths: sales('purchase', name),
  file: 'credit-form-page',
  load: named('CreditFormPage', () => import('@soe/shop-checkout/credit-form-page'), { form }),
})

export const creditPages: readonly Page[] = [
  creditForm('check', 'creditcheck'),
  creditForm('questions', 'creditquestionnaire'),
  creditForm('abroad', 'internationalcreditcheck'),
  {
    // They differ by what the check says, which each of them shows.
    paths: sales('purchase', 'creditresult', 'credithold', 'existingcredithold', 'dppineligible'),
    file: 'credit-page',
    load: named('CreditPage', () => import('@soe/shop-checkout/credit-page')),
  },
  {
    paths: sales('purchase', 'refundexchange/order-review'),
    file: 'exchange-review-page',
    load: named('ExchangeReviewPage', () => import('@soe/shop-checkout/exchange-review-page')),
  },
]
