import type { CartView } from '@soe/contracts'
import { lazyPart, useTexts, useTranslation } from '@soe/shop-platform'
import { ErrorIcon, Notice } from '@soe/ui'
import { type ReactNode, useEffect, useRef } from 'react'
import { StopButtons, StopExplanation } from '../stops/stop-explanation'
import { stopTexts } from '../stops/stop-texts'
import { stopOf, type StopType } from '../stops/stops'
import { blockersOf, type ValidationError } from './read-validation-errors'
import { useValidationWords } from './use-validation-words'
import styles from './validation.module.css'
import { WayButtons } from './way-buttons'

const Sentence = ({ cart, error }: { cart: CartView; error: ValidationError }) => {
  const { title, detail } = useValidationWords()({ ...error, flowType: cart.orderDetails.flowType, cart })
  return (
    <>
      <strong>{title}</strong> <span>{detail}</span>
    </>
  )
}

interface StopSentenceProps {
  type: StopType
  /** The finding that says no more than that the order stops. */
  error: ValidationError | undefined
}

const StopSentence = ({ type, error }: StopSentenceProps) => {
  const texts = useTexts(stopTexts)
  const translate = useTranslation()
  return (
    <>
      <strong>{error ? translate(error.errorMessage) : texts[type]}</strong>
      <StopExplanation type={type} />
    </>
  )
}

const StockWays = lazyPart(() => import('../stock/stock-ways').then((module) => module.StockWays))

const isOutOfStock = ({ errorCode }: ValidationError) => errorCode === 'OUT_OF_STOCK'

/** The finding whose reason only the next step names. */
const isUnexplained = ({ errorCode }: ValidationError) => errorCode === '2038'

interface BlockerNoticeProps {
  cart: CartView
  more?: ReactNode
  /** What the shopper pressed met the blockers: they take the focus. */
  hasRefused?: boolean
}

/** What stops the checkout, above the title: one notice, a list if there are several. */
export const BlockerNotice = ({ cart, more, hasRefused = false }: BlockerNoticeProps) => {
  const box = useRef<HTMLDivElement>(null)
  const found = blockersOf(cart)
  const stop = stopOf(cart)
  const blockers = stop ? found.filter((error) => !isUnexplained(error)) : found
  useEffect(() => {
    if (hasRefused) box.current?.focus()
  }, [hasRefused])
  const sentences = [
    ...(stop ? [<StopSentence key={stop} type={stop} error={found.find(isUnexplained)} />] : []),
    ...blockers.map((error) => <Sentence key={error.errorCode} cart={cart} error={error} />),
  ]
  if (sentences.length === 0) return null
  return (
    <Notice
      ref={box}
      role="alert"
      tabIndex={-1}
      className={styles.blocker}
      icon={<ErrorIcon />}
      actions={
        <>
          {stop && <StopButtons type={stop} isNotice />}
          <WayButtons codes={blockers.map(({ errorCode }) => errorCode)} />
          {blockers.some(isOutOfStock) && <StockWays cart={cart} />}
          {more}
        </>
      }
    >
      {sentences.length === 1 ? (
        sentences
      ) : (
        <ul className={styles.blockers}>
          {sentences.map((sentence) => (
            <li key={sentence.key}>{sentence}</li>
          ))}
        </ul>
      )}
    </Notice>
  )
}
