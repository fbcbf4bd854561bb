import type { CartView } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { Link } from 'wouter'
import { cartTexts } from '../cart-texts'
import styles from './cart-summary.module.css'
import { readWayOn } from './read-way-on'

const finishTexts = {
  plan: 'finishPlan',
  number: 'finishNumber',
  line: 'finishLine',
  step: 'finishStep',
  checkout: 'checkout',
} as const

/** The page's one accent button: completes the cart first, then checks out. */
export const CheckoutButton = ({ cart }: { cart: CartView }) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  if (useLock().locked) {
    return (
      <Button wide disabled>
        {texts.checkoutElsewhere}
      </Button>
    )
  }
  const { kind, path, line } = readWayOn(cart, audience)
  return (
    <>
      {line !== undefined && <p className={styles.note}>{texts.finishNote(texts.line(line))}</p>}
      <Link href={path} asChild>
        <Button wide href={path}>
          {texts[finishTexts[kind]]}
        </Button>
      </Link>
    </>
  )
}
