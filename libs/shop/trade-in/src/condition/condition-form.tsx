import { useGo } from '@soe/shop-journey'
import { useTexts } from '@soe/shop-platform'
import { Button, SectionHeading, TextLink } from '@soe/ui'
import type { FormEvent } from 'react'
import { Link } from 'wouter'
import type { EstimatedTradeIn } from '../estimate/estimated'
import { useTradeInPath } from '../flow/use-trade-in-path'
import styles from './condition-form.module.css'
import { conditionOf } from './condition-of'
import { conditionTexts } from './condition-texts'
import { EstimateSoFar } from './estimate-so-far'
import { QuestionList } from './question-list'
import { useAnswers } from './use-answers'

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
