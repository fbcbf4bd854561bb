import { PageWidth } from '@soe/shop-ui'
import type { ReactNode } from 'react'

export const Shell = ({ children }: { children: ReactNode }) => (
  <PageWidth>
    <main id="content">{children}</main>
  </PageWidth>
)
