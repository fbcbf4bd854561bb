import { formatPrice } from '@soe/rules'
import { useTexts } from '@soe/shop-platform'
import { announce } from '@soe/ui'
import { useRef, useState } from 'react'
import type { EstimatedTradeIn } from '../estimate/estimated'
import { worthIn } from '../estimate/worth-in'
import { tradeInTexts } from '../flow/trade-in-texts'
import { answersFor, conditionOf, openQuestions, type Answer, type Answers, type Question } from './condition-of'

/** The answers so far, and what they leave open. Each change of the sum is announced once. */
export const useAnswers = ({ estimate, address }: EstimatedTradeIn) => {
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
