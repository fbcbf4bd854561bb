import { useTexts } from '@soe/shop-platform'
import { ErrorIcon, RadioCards, TextLink } from '@soe/ui'
import { useId, useState } from 'react'
import type { Answer, Question } from './condition-of'
import { conditionTexts } from './condition-texts'
import styles from './question-card.module.css'

interface QuestionCardProps {
  question: Question
  position: number
  value: Answer | undefined
  onAnswer: (answer: Answer) => void
  /** The shopper wanted to go on without an answer. */
  isMissed: boolean
}

const SignOutHelp = ({ isShown }: { isShown: boolean }) => {
  const texts = useTexts(conditionTexts)
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const isVisible = isOpen || isShown
  return (
    <>
      <TextLink inline aria-expanded={isVisible} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {texts.howToSignOut}
      </TextLink>
      <span id={id} hidden={!isVisible} className={styles.help}>
        {texts.signOutSteps}
      </span>
    </>
  )
}

const Missed = () => {
  const texts = useTexts(conditionTexts)
  return (
    <p className={styles.error} role="alert">
      <ErrorIcon size={18} />
      <span>{texts.open}</span>
    </p>
  )
}

export const QuestionCard = ({ question, position, value, onAnswer, isMissed }: QuestionCardProps) => {
  const texts = useTexts(conditionTexts)
  return (
    <div className={styles.card} data-question={question}>
      <span className={styles.position} aria-hidden="true">
        {position}
      </span>
      <div className={styles.choice}>
        <RadioCards
          legend={texts[`${question}Question`]}
          name={question}
          value={value}
          onChange={(answer) => onAnswer(answer as Answer)}
          options={[
            { value: 'yes', label: texts.yes },
            { value: 'no', label: texts.no },
          ]}
        />
        <p className={styles.hint}>
          {texts[`${question}Hint`]} {question === 'account' && <SignOutHelp isShown={value === 'no'} />}
        </p>
        {isMissed && <Missed />}
      </div>
    </div>
  )
}
