import { named, type Page } from './page'
import { sales } from './sales-paths'

export const protectionPages: readonly Page[] = [
  {
    paths: sales('catalogue', 'protection', 'protection/leadoffers'),
    file: 'protection-page',
    load: named('ProtectionPage', () => import('@soe/shop-protection/protection-page')),
  },
]
