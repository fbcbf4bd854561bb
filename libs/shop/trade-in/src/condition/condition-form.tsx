import { useGo } from '@soe/shop-journey'
import { useTexts } from '@soe/shop-platform'
import { Button, SectionHeading, TextLink, announce } from '@soe/ui'
import { type FormEvent, useRef, useState } from 'react'
import { Link } from 'wouter'
import { formatPrice } from '@soe/rules'
import type { EstimatedTradeIn } from '../estimate/estimated'
import { useTradeInPath } from '../flow/use-trade-in-path'
import styles from './condition-form.module.css'
import { conditionOf, answersFor, openQuestions, type Answer, type Answers, type Question } from './condition-of'
import { conditionTexts } from './condition-texts'
import { EstimateSoFar } from './estimate-so-far'
import { QuestionList } from './question-list'
import { worthIn } from '../estimate/worth-in'
import { tradeInTexts } from '../flow/trade-in-texts'

/** The answers so far, and what they leave open. Each change of the sum is announced once. */
const useAnswers = ({ estimate, address }: EstimatedTradeIn) => {
  const texts = useTexts(tradeInTexts)
  const [answers, setAnswers] = useState<Answers>(() => answersFor(address.condition))
  const [isChecked, setChecked] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const open = openQuestions(answers)
  const totalOf = (given: Answers) => worthIn(estimate, conditionOf(given)).total
  const answer = (question: Question, given: Answer) => {
    const next = { ...answers, [question]: given }
    setAnswers(next)
    if (totalOf(next) !== totalOf(answers)) announce(texts.worthUpToAmount(formatPrice(totalOf(next))))
  }
  /** Moves focus to the first open question, or says that none is. */
  const check = (): boolean => {
    setChecked(true)
    const [first] = open
    form.current?.querySelector<HTMLElement>(`[data-question="${first}"] input`)?.focus()
    return first === undefined
  }
  return { form, answers, answer, check, missed: isChecked ? open : [] }
}

const DeviceHeading = ({ tradeIn: { own, estimate, line } }: { tradeIn: EstimatedTradeIn }) => {
  const texts = useTexts(conditionTexts)
  const another = useTradeInPath()('tradein', { line: line?.lineId })
  const aside = (
    <>
      {own && `${own.nickName}, ${own.mtn} · `}
      <Link href={another} asChild>
        <TextLink href={another} inline>
          {texts.anotherDevice}
        </TextLink>
      </Link>
    </>
  )
  return <SectionHeading aside={aside}>{estimate.device.deviceModel}</SectionHeading>
}

export const ConditionForm = ({ tradeIn }: { tradeIn: EstimatedTradeIn }) => {
  const texts = useTexts(conditionTexts)
  const go = useGo()
  const pathTo = useTradeInPath()
  const { form, answers, answer, check, missed } = useAnswers(tradeIn)
  const condition = conditionOf(answers)
  const { device, line } = tradeIn
  const back = pathTo('tradein', { line: line?.lineId })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const page = condition === 'not-working' ? 'zerodollartradeinspoke' : 'devicesummary'
    if (check()) go(pathTo(page, { line: line?.lineId, device, condition }))
  }
  return (
    <div className={styles.columns}>
      <form ref={form} noValidate onSubmit={submit}>
        <DeviceHeading tradeIn={tradeIn} />
        <QuestionList answers={answers} onAnswer={answer} missed={missed} />
        <div className={styles.actions}>
          <Button type="submit">{answers.account === 'no' ? texts.signOutFirst : texts.seeEstimate}</Button>
          <Link href={back} asChild>
            <Button href={back} variant="outline">
              {texts.back}
            </Button>
          </Link>
        </div>
      </form>
      <EstimateSoFar tradeIn={tradeIn} condition={condition} />
    </div>
  )
}
