import type { CartView } from '@soe/contracts'
import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'
import { goodNewsOf, warningsOf, type Finding } from './findings-of'

const findingsList = prepared(async () => (await import('./findings-list')).FindingsList)

const listOf = (read: (cart: CartView) => Finding[]) =>
  function Findings({ cart }: { cart: CartView }) {
    const findings = read(cart)
    return (
      findings.length > 0 && (
        <Suspense>
          <findingsList.Component cart={cart} findings={findings} />
        </Suspense>
      )
    )
  }

/** What may hinder the order, above each step of the checkout. */
export const Warnings = listOf(warningsOf)

/** What the order brings, below its totals. */
export const GoodNews = listOf(goodNewsOf)
