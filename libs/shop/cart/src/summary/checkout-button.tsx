import type { CartView } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { supportLine, useIdentity, usePathOf, useShop, useTexts, type Destination } from '@soe/shop-platform'
import { isBlocked, warnedLinesOf, readPendingSteps } from '@soe/shop-steps'
import { announce, Button } from '@soe/ui'
import { useState, type MouseEvent } from 'react'
import { Link } from 'wouter'
import { cartTexts } from '../cart-texts'
import styles from './cart-summary.module.css'
import type { Audience } from '@soe/rules'
import { checkoutPage } from '@soe/shop-journey'

const kinds = { PLANSELECTION: 'plan', NUMBERSELECTION: 'number', MTNSELECTIONPAGE: 'line' } as const

const kindOf: ReadonlyMap<string, (typeof kinds)[keyof typeof kinds]> = new Map(Object.entries(kinds))

interface WayOn {
  kind: 'plan' | 'number' | 'line' | 'step' | 'checkout'
  /** A step without a page takes a call. */
  to?: Destination
  /** Number of the incomplete line, as the page counts them; a trade-in alone has none. */
  line?: number
}

/** A step that the cart still lacks comes before the checkout. */
export const readWayOn = (cart: CartView, audience: Audience): WayOn => {
  const isReady = cart.hubReadyForCheckout && cart.pendingSteps.sortedSteps.length === 0
  const [pending] = isReady ? [] : readPendingSteps(cart, audience)
  if (!pending) return { kind: 'checkout', to: checkoutPage(audience) }
  const { step, to, line } = pending
  return { kind: kindOf.get(step) ?? 'step', ...(to && { to }), ...(line !== undefined && { line }) }
}

const finishTexts = {
  plan: 'finishPlan',
  number: 'finishNumber',
  line: 'finishLine',
  step: 'finishStep',
  checkout: 'checkout',
} as const

const findWarningLink = (lineId: string): HTMLElement | null =>
  document.querySelector(`[data-line="${CSS.escape(lineId)}"] [data-level="WarningNotification"] a`)

const sendTyped = (form: HTMLFormElement) => {
  for (let around = form.closest('details'); around; around = around.parentElement?.closest('details') ?? null)
    around.open = true
  form.querySelector('input')?.focus()
  form.requestSubmit()
}

/** Before the shopper goes on, sends a code that was typed and left, or points an open warning out; a second press goes on. */
const usePointOut = (cart: CartView) => {
  const texts = useTexts(cartTexts)
  const { notices } = useShop()
  const [isPointedOut, setPointedOut] = useState(false)
  const onClick = (event: MouseEvent) => {
    const form = document.querySelector<HTMLFormElement>('form[data-unsent]')
    if (form) {
      event.preventDefault()
      sendTyped(form)
      return notices.show({ type: 'info', text: texts.typedFirst })
    }
    const [line] = warnedLinesOf(cart)
    const link = line === undefined ? null : findWarningLink(line)
    if (!link || isPointedOut) return
    event.preventDefault()
    setPointedOut(true)
    link.scrollIntoView({ block: 'center' })
    link.focus({ preventScroll: true })
    announce(texts.warned)
  }
  return onClick
}

const sizeOf = (isSmall: boolean) => (isSmall ? ({ size: 'small' } as const) : { wide: true })

interface DisabledProps {
  label: string
  isSmall: boolean
  reason?: string
}

const Disabled = ({ label, isSmall, reason }: DisabledProps) => (
  <>
    <Button {...sizeOf(isSmall)} disabled>
      {label}
    </Button>
    {reason !== undefined && !isSmall && <p className={styles.reason}>{reason}</p>}
  </>
)

export const CheckoutButton = ({ cart, isSmall = false }: { cart: CartView; isSmall?: boolean }) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  const pointOut = usePointOut(cart)
  if (useLock().locked) return <Disabled label={texts.checkoutElsewhere} isSmall={isSmall} />
  const { kind, to, line } = readWayOn(cart, audience)
  if (kind === 'checkout' && isBlocked(cart))
    return <Disabled label={texts.checkout} isSmall={isSmall} reason={texts.blocked} />
  if (!to)
    return (
      <Button {...sizeOf(isSmall)} href={supportLine.href}>
        {texts.finishByPhone}
      </Button>
    )
  const path = pathOf(to)
  return (
    <>
      {line !== undefined && !isSmall && <p className={styles.note}>{texts.finishNote(texts.line(line))}</p>}
      <Link href={path} asChild onClick={kind === 'checkout' ? pointOut : undefined}>
        <Button {...sizeOf(isSmall)} href={path}>
          {texts[finishTexts[kind]]}
        </Button>
      </Link>
    </>
  )
}
