import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'

/** Below the fold: a drawn page has it at once, and its code comes when the page is idle. */
export const footerContent = prepared(() => import('./footer-content').then((each) => each.FooterContent), 'idle')

export const Footer = () => (
  <Suspense>
    <footerContent.Component />
  </Suspense>
)
