import { useTexts } from '@soe/shop-platform'
import { Button, Dialog, Stack, TextLink } from '@soe/ui'
import { useState } from 'react'
import { deviceTexts } from '../device-texts'
import { Count, type FilterProps } from './facet-choices'
import { optionLabel, priceLabel } from './facet-labels'
import { inOrder } from './facets'
import { countProducts } from './filter-products'
import { emptyFilter, type GridFilter } from './grid-filter'
import { gridTexts } from './grid-texts'
import { findQuestions, type Question } from './use-facets'
import styles from './finder-dialog.module.css'

const askedAs = {
  kind: 'askKind',
  screen: 'askScreen',
  battery: 'askBattery',
  price: 'askPrice',
  brand: 'askBrand',
  color: 'askColor',
} as const satisfies Record<Question, string>

interface Answer {
  label: string
  next: GridFilter
}

const useAnswers = (question: Question, { facets, filter }: FilterProps): readonly Answer[] => {
  const texts = useTexts(gridTexts)
  const words = useTexts(deviceTexts)
  if (question === 'price')
    return facets.prices.map((price) => ({
      label: priceLabel(price, facets.isMonthly, texts, words),
      next: { ...filter, price },
    }))
  return inOrder(facets.lists[question], question).map((option) => ({
    label: optionLabel(option, words),
    next: { ...filter, [question]: [option.value] },
  }))
}

type QuestionProps = FilterProps & { question: Question; onAnswer: (next: GridFilter) => void }

const Answers = ({ question, onAnswer, ...props }: QuestionProps) => {
  const texts = useTexts(gridTexts)
  const any = { label: texts.noMatter, next: props.filter }
  return (
    <ul className={styles.answers}>
      {[...useAnswers(question, props), any].map(({ label, next }) => {
        const count = countProducts(props.facets.products, next)
        return (
          <li key={label}>
            <Button
              variant="outline"
              wide
              disabled={count === 0}
              aria-description={texts.count(count)}
              className={styles.answer}
              onClick={() => onAnswer(next)}
            >
              {label}
              <Count>{count}</Count>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}

/** The answered button has gone: reading goes on at the next question. */
const focusQuestion = (element: HTMLElement | null) => element?.closest('dialog')?.querySelector('h2')?.focus()

type FinderDialogProps = FilterProps & { open: boolean; onClose: () => void }

/** A few questions, a tap each: every answer goes to the grid's own address. It ends early where one product is left. */
export const FinderDialog = ({ open, onClose, ...props }: FinderDialogProps) => {
  const texts = useTexts(gridTexts)
  const { facets, setFilter } = props
  /** What the filter was before each answer; the page's own is not among them, for the finder starts afresh. */
  const [asked, setAsked] = useState<readonly GridFilter[]>([])
  const questions = findQuestions(facets)
  const filter = asked.length > 0 ? props.filter : emptyFilter
  const question = questions[asked.length]
  const close = () => {
    setAsked([])
    onClose()
  }
  const answer = (next: GridFilter) => {
    setFilter(next, { replace: asked.length > 0 })
    if (asked.length + 1 < questions.length && countProducts(facets.products, next) > 1) setAsked([...asked, filter])
    else close()
  }
  const goBack = () => {
    setFilter(asked.at(-1) ?? emptyFilter, { replace: true })
    setAsked(asked.slice(0, -1))
  }
  if (!question) return null
  return (
    <Dialog
      open={open}
      onClose={close}
      title={texts[askedAs[question]]}
      closeLabel={texts.close}
      actions={asked.length > 0 && <TextLink onClick={goBack}>{texts.previousQuestion}</TextLink>}
    >
      <Stack gap={14} key={question}>
        <p ref={focusQuestion}>{texts.questionOf(asked.length + 1, questions.length)}</p>
        <Answers {...props} filter={filter} question={question} onAnswer={answer} />
      </Stack>
    </Dialog>
  )
}
