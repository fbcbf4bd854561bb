import { isFilled } from '@soe/rules'
import { useIdentity, usePageMeta, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, Disclosure, PageHeading, SectionHeading, TextField, TextLink } from '@soe/ui'
import { useState, type FormEvent } from 'react'
import { Link, useLocation, useSearchParams } from 'wouter'
import { CallWay, ChatWay, VideoWay } from '../help/help-ways'
import helpStyles from '../help/error-help.module.css'
import { findAnswers } from './find-answers'
import { StoreList } from './store-list'
import { supportAnswers, type HelpAnswer } from './support-answers'
import styles from './support-page.module.css'
import { supportTexts } from './support-texts'

const Answer = ({ answer: { question, answer, page, link }, isOpen }: { answer: HelpAnswer; isOpen: boolean }) => {
  const path = usePathOf()(page)
  return (
    <Disclosure title={question} open={isOpen}>
      <p className={styles.answer}>{answer}</p>
      <Link href={path} asChild>
        <TextLink href={path}>{link}</TextLink>
      </Link>
    </Disclosure>
  )
}

/** Without scripts the form asks the server, which draws the page with what is asked. */
const Answers = () => {
  const texts = useTexts(supportTexts)
  const shop = useShop()
  const { audience } = useIdentity()
  const [query, setQuery] = useSearchParams()
  const asked = query.get('q') ?? ''
  const [text, setText] = useState(asked)
  const answers = findAnswers(supportAnswers(shop, audience), asked)
  const ask = (event: FormEvent) => {
    event.preventDefault()
    setQuery(!isFilled(text) ? {} : { q: text }, { replace: true })
  }
  return (
    <section className={styles.questions} aria-label={texts.answers}>
      <form className={styles.form} method="get" onSubmit={ask}>
        <TextField
          label={texts.search}
          name="q"
          type="search"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="ink">
          {texts.find}
        </Button>
      </form>
      <output className={styles.none}>{answers.length === 0 && texts.none(asked)}</output>
      <div className={styles.answers}>
        {answers.map((answer) => (
          <Answer key={answer.id} answer={answer} isOpen={answers.length <= 2} />
        ))}
      </div>
    </section>
  )
}

export const SupportPage = () => {
  const texts = useTexts(supportTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.metaTitle, description: texts.description, canonical })
  return (
    <div className={styles.page}>
      <div className={styles.title}>
        <PageHeading>{texts.title}</PageHeading>
      </div>
      <Answers />
      <section className={styles.people}>
        <SectionHeading>{texts.people}</SectionHeading>
        <div className={helpStyles.ways}>
          <ChatWay>{texts.chat}</ChatWay>
          <CallWay />
          <VideoWay>{texts.video}</VideoWay>
        </div>
      </section>
      <section className={styles.aside}>
        <SectionHeading>{texts.stores}</SectionHeading>
        <StoreList />
      </section>
    </div>
  )
}
