import type { CartView } from '@soe/contracts'
import { useLock } from '@soe/shop-basket'
import { supportLine, useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { isBlocked, warnedLinesOf } from '@soe/shop-steps'
import { announce, Button } from '@soe/ui'
import { useState, type MouseEvent } from 'react'
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
