import { prepared } from '@soe/shop-platform'
import { Suspense } from 'react'
import type { FindingsProps } from './findings'

const findings = prepared(() => import('./findings').then((each) => each.Findings))

/** What the carrier finds about the order. */
export const CheckoutFindings = (props: FindingsProps) =>
  props.cart.cartValidationErrors.length > 0 && (
    <Suspense>
      <findings.Component {...props} />
    </Suspense>
  )
