import { isPrepay } from '@soe/rules'
import { supportLine, useIdentity, usePageMeta, usePathOf, useTexts } from '@soe/shop-platform'
import { Button, EmptyState, PageHeading, SectionHeading, TextLink } from '@soe/ui'
import { Link, useLocation } from 'wouter'
import { QuoteForm } from './quote-form'
import styles from './quote-form.module.css'
import { quoteTexts } from './quote-texts'

const NoQuotes = () => {
  const texts = useTexts(quoteTexts)
  const shop = usePathOf()('smartphones/prepaid')
  return (
    <EmptyState
      title={texts.prepaidTitle}
      actions={
        <Link href={shop} asChild>
          <Button href={shop}>{texts.shop}</Button>
        </Link>
      }
    >
      {texts.prepaidBody}
    </EmptyState>
  )
}

export const QuotesPage = () => {
  const texts = useTexts(quoteTexts)
  const [canonical] = useLocation()
  usePageMeta({ title: texts.title, description: texts.description, canonical })
  if (isPrepay(useIdentity().audience)) return <NoQuotes />
  return (
    <>
      <PageHeading>{texts.title}</PageHeading>
      <p className={styles.intro}>{texts.intro}</p>
      <div className={styles.columns}>
        <QuoteForm />
        <section aria-labelledby="in-quote">
          <SectionHeading id="in-quote">{texts.inQuote}</SectionHeading>
          <p className={styles.intro}>{texts.whole}</p>
          <p className={styles.intro}>{texts.onlyAccessories}</p>
          <p className={styles.intro}>
            {texts.noNumber} <TextLink href={supportLine.href}>{texts.callUs(supportLine.number)}</TextLink>
          </p>
        </section>
      </div>
    </>
  )
}
