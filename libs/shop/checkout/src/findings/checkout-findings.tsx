import { lazyPart } from '@soe/shop-platform'
import { isBlocked } from '@soe/shop-steps'
import type { FindingsProps } from './findings'

const Findings = lazyPart(() => import('./findings').then((module) => module.Findings))

export const CheckoutFindings = (props: FindingsProps) =>
  (props.cart.cartValidationErrors.length > 0 || isBlocked(props.cart)) && <Findings {...props} />
