import { readWords } from '@soe/rules'
import { useShop, useTexts, defineTexts } from '@soe/shop-platform'
import { Button, Cluster, RadioCards, SectionHeading, Stack, TextAreaField } from '@soe/ui'
import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { postToSupport } from '../service/event-stream-service'
import styles from './order-rating.module.css'

const askedKey = 'ratedOrders'

const longest = 1000

const scores = ['1', '2', '3', '4', '5'] as const

type Step = 'asking' | 'thanking' | 'done'

/** Asks once for each order. A rating that is lost is lost silently: the shopper has done their part. */
const useRating = (orderNumber: string) => {
  const shop = useShop()
  const { sessionStorage } = shop.environment
  const asked = (sessionStorage.getItem(askedKey) ?? '').split('|')
  const [step, setStep] = useState<Step>(asked.includes(orderNumber) ? 'done' : 'asking')
  const leave = (next: Step) => {
    sessionStorage.setItem(askedKey, [...asked.slice(-20), orderNumber].join('|'))
    setStep(next)
  }
  const send = (score: number, comment: string) => {
    void postToSupport(shop, '/support/rating', { orderNumber, score, comment }).catch(() => undefined)
    leave('thanking')
  }
  const decline = () => {
    leave('done')
    document.querySelector<HTMLElement>('main h1')?.focus()
  }
  return { step, send, decline }
}

const ratingTexts = defineTexts(
  {
    title: 'How was it to order?',
    hard: '1 is hard, 5 is easy',
    comment: 'What would have made it a 5?',
    optional: 'Optional',
    send: 'Send',
    noThanks: 'No thanks',
    thanks: 'Thank you. Someone reads every one.',
  },
  {
    title: '¿Qué tal fue hacer el pedido?',
    hard: '1 es difícil, 5 es fácil',
    comment: '¿Qué lo habría hecho un 5?',
    optional: 'Opcional',
    send: 'Enviar',
    noThanks: 'No, gracias',
    thanks: 'Gracias. Alguien lee cada opinión.',
  },
)

const RatingForm = ({
  onSend,
  onDecline,
}: {
  onSend: (score: number, comment: string) => void
  onDecline: () => void
}) => {
  const texts = useTexts(ratingTexts)
  const [score, setScore] = useState<string>()
  const [comment, setComment] = useState('')
  const submit: NonNullable<ComponentProps<'form'>['onSubmit']> = (event) => {
    event.preventDefault()
    if (score !== undefined) onSend(Number(score), readWords(comment))
  }
  return (
    <form onSubmit={submit}>
      <Stack gap={20}>
        <RadioCards
          legend={texts.hard}
          value={score}
          options={scores.map((value) => ({ value, label: value }))}
          onChange={setScore}
        />
        <TextAreaField
          label={texts.comment}
          note={texts.optional}
          maxLength={longest}
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        <Cluster gap={10}>
          <Button type="submit" variant="ink" size="small" disabled={score === undefined}>
            {texts.send}
          </Button>
          <Button variant="text" size="small" onClick={onDecline}>
            {texts.noThanks}
          </Button>
        </Cluster>
      </Stack>
    </form>
  )
}

/** Takes the focus of the form that it stands for, and so is read out. */
const Thanks = () => {
  const texts = useTexts(ratingTexts)
  const text = useRef<HTMLParagraphElement>(null)
  useEffect(() => text.current?.focus(), [])
  return (
    <p ref={text} tabIndex={-1}>
      {texts.thanks}
    </p>
  )
}

/** How it was to order, on a scale of five. It goes to the shop's own feedback, never to the carrier. */
export const OrderRating = ({ orderNumber }: { orderNumber: string }) => {
  const texts = useTexts(ratingTexts)
  const { step, send, decline } = useRating(orderNumber)
  if (step === 'done') return null
  return (
    <section className={styles.rating} aria-label={texts.title}>
      <SectionHeading>{texts.title}</SectionHeading>
      {step === 'thanking' ? <Thanks /> : <RatingForm onSend={send} onDecline={decline} />}
    </section>
  )
}
