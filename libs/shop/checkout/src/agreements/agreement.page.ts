import { named, type Page } from '@soe/shop-platform'

type View = 'view' | 'customer' | 'device-payment' | 'documents'

const agreementPage = (view: View, addresses: Page['addresses'], tracked = 'customer agreements'): Page => ({
  file: 'agreement-page',
  addresses,
  load: named('AgreementPage', () => import('./agreement-page'), { view }),
  bar: 'F',
  tracked: [tracked],
})

export const agreementPages: readonly Page[] = [
  { ...agreementPage('view', { viewAgreement: 'platform 2' }), nextGen: { viewAgreement: 'viewAgreement' } },
  agreementPage('customer', { customeragreements: 'platform 2' }),
  agreementPage('device-payment', { dppagreement: 'platform 2' }),
  agreementPage('documents', { documents: 'platform 2' }, 'device unlocking policy'),
]
