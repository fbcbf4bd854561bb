import type { CartView } from '@soe/contracts'
import { BlockerNotice } from '@soe/shop-steps/blocker-notice'
import { FindingsList } from './findings-list'
import { goodNewsOf, warningsOf } from './findings-of'

export interface FindingsProps {
  cart: CartView
  shows: 'problems' | 'warnings' | 'good-news'
}

export const Findings = ({ cart, shows }: FindingsProps) => {
  const findings = shows === 'good-news' ? goodNewsOf(cart) : warningsOf(cart)
  return (
    <>
      {shows === 'problems' && <BlockerNotice cart={cart} />}
      {findings.length > 0 && <FindingsList cart={cart} findings={findings} />}
    </>
  )
}
