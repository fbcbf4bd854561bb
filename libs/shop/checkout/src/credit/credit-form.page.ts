import { named, type Page } from '@soe/shop-platform'

const creditFormPage = (form: 'check' | 'questions' | 'abroad', addresses: Page['addresses']): Page => ({
  file: 'credit-form-page',
  addresses,
  load: named('CreditFormPage', () => import('./credit-form-page'), { form }),
  bar: 'D2',
  flow: 'checkout',
})

export const creditFormPages: readonly Page[] = [
  {
    ...creditFormPage('check', { creditcheck: 'platform 2' }),
    nextGen: { creditcheck: 'creditcheck' },
    collectsDevice: true,
  },
  {
    ...creditFormPage('questions', { creditquestionnaire: 'platform 2' }),
    nextGen: { creditquestionnaire: 'creditquestionnaire' },
  },
  {
    ...creditFormPage('abroad', { internationalcreditcheck: 'platform 2' }),
    nextGen: { internationalcreditcheck: 'internationalcreditcheck' },
  },
]
