import { named, type Page } from './page'
import { sales } from './sales-paths'

const agreement = (view: 'view' | 'customer' | 'device-payment' | 'documents', name: string): Page => ({
  paths: sales('purchase', name),
  file: 'agreement-page',
  load: named('AgreementPage', () => import('@soe/shop-checkout/agreement-page'), { view }),
})

export const agreementPages: readonly Page[] = [
  agreement('view', 'viewAgreement'),
  agreement('customer', 'customeragreements'),
  agreement('device-payment', 'dppagreement'),
  agreement('documents', 'documents'),
]
