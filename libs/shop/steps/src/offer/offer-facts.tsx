import type { Offer } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import { formatDate, shortDay, useShop, useTexts } from '@soe/shop-platform'
import { Fragment } from 'react'
import styles from './offer-facts.module.css'
import { tagTexts } from './tag-texts'

/** An offer as questions and answers, and how it is paid out. */
export const OfferFacts = ({ offer: { who, worth, until, how, terms } }: { offer: Offer }) => {
  const { language } = useShop()
  const texts = useTexts(tagTexts)
  const amounts = worth.map(({ amount, of }) =>
    of === undefined ? formatPrice(amount) : texts.of(formatPrice(amount), of),
  )
  const facts = [
    [texts.who, who],
    [texts.worth, amounts.join(', ')],
    [texts.ends, until === undefined ? texts.noEnd : formatDate(until, language, shortDay)],
    [texts.how, how],
  ]
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([question, answer]) => (
          <Fragment key={question}>
            <dt>{question}</dt>
            <dd>{answer}</dd>
          </Fragment>
        ))}
      </dl>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </>
  )
}
