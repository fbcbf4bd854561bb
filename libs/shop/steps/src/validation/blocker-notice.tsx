import type { CartView } from '@soe/contracts'
import { lazyPart, useIdentity, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, ErrorIcon, Notice } from '@soe/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { blockersOf, type ValidationError } from './read-validation-errors'
import { supportLine } from './support-line'
import { useValidationWords } from './use-validation-words'
import styles from './validation.module.css'
import { validationTexts } from './validation-texts'
import { waysOn, type WayOn } from './ways-on'

/** A call leaves the shop; any other way is a page of it. */
const WayButton = ({ text, to }: WayOn) => {
  const texts = useTexts(validationTexts)
  const pathOf = usePathOf()
  const isCall = to === undefined
  const href = isCall ? supportLine.href : pathOf(to)
  const label = isCall ? texts.callUsAt(supportLine.number, texts.hours) : undefined
  const button = (
    <Button variant="outline" size="small" href={href} aria-label={label} title={label}>
      {texts[text]}
    </Button>
  )
  return isCall ? (
    button
  ) : (
    <Link href={href} asChild>
      {button}
    </Link>
  )
}

/** Ways on from findings, each once. */
export const WayButtons = ({ codes }: { codes: readonly string[] }) => {
  const { audience } = useIdentity()
  const ways = codes.flatMap((code) => waysOn(code, audience))
  return [...new Map(ways.map((way) => [way.to?.page, way])).values()].map((way) => (
    <WayButton key={way.text} {...way} />
  ))
}

interface SentenceProps {
  cart: CartView
  error: ValidationError
}

const Sentence = ({ cart, error }: SentenceProps) => {
  const { title, detail } = useValidationWords()({ ...error, flowType: cart.orderDetails.flowType, cart })
  return (
    <>
      <strong>{title}</strong> {detail}
    </>
  )
}

const StockWays = lazyPart(() => import('../stock/stock-ways').then((module) => module.StockWays))

const isOutOfStock = ({ errorCode }: ValidationError) => errorCode === 'OUT_OF_STOCK'

interface BlockerNoticeProps {
  cart: CartView
  /** Ways on behind those of each blocker. */
  more?: ReactNode
  /** What the shopper pressed met the blockers: they take the focus. */
  hasRefused?: boolean
}

/** What stops the checkout, above the title: one notice, a list if there are several. */
export const BlockerNotice = ({ cart, more: moreWays, hasRefused = false }: BlockerNoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  const blockers = blockersOf(cart)
  const [first, ...more] = blockers
  useEffect(() => {
    if (hasRefused) box.current?.focus()
  }, [hasRefused])
  if (!first) return null
  return (
    <Notice
      ref={box}
      role="alert"
      tabIndex={-1}
      className={styles.blocker}
      icon={<ErrorIcon />}
      actions={
        <>
          <WayButtons codes={blockers.map(({ errorCode }) => errorCode)} />
          {blockers.some(isOutOfStock) && <StockWays cart={cart} />}
          {moreWays}
        </>
      }
    >
      {more.length === 0 ? (
        <Sentence cart={cart} error={first} />
      ) : (
        <ul className={styles.blockers}>
          {blockers.map((error) => (
            <li key={`${error.errorCode}/${error.errorLevel}`}>
              <Sentence cart={cart} error={error} />
            </li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
