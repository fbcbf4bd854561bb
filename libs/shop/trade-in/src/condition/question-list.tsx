import { askedQuestions, questions, type Answer, type Answers, type Question } from './condition-of'
import { QuestionCard } from './question-card'
import styles from './question-list.module.css'

interface QuestionListProps {
  answers: Answers
  onAnswer: (question: Question, answer: Answer) => void
  missed: readonly Question[]
}

/** The four questions; a device without power is asked no more. */
export const QuestionList = ({ answers, onAnswer, missed }: QuestionListProps) => {
  const asked = askedQuestions(answers)
  return questions.map((question, index) => (
    <div key={question} className={styles.question} hidden={!asked.includes(question)}>
      <QuestionCard
        question={question}
        position={index + 1}
        value={answers[question]}
        onAnswer={(answer) => onAnswer(question, answer)}
        isMissed={missed.includes(question)}
      />
    </div>
  ))
}
