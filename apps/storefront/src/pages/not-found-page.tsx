import { addressWords, ProductSuggestion } from '@soe/shop-devices'
import { SearchBox } from '@soe/shop-devices/search-box'
import { headerPages } from '@soe/shop-journey/header-pages'
import { useListedPages } from '@soe/shop-journey/listed-pages'
import { textIn, useHasPage, useShop, useTexts, defineTexts } from '@soe/shop-platform'
import { GolfFlag, Heading, Hoist, PageHeading, SectionHeading } from '@soe/ui'
import { Link, useLocation } from 'wouter'
import { headerNames } from '../shell/navigation'
import styles from './not-found-page.module.css'

const wayCount = 5

/** Phones first, then the header's other entries, then the other kinds of product. */
const WaysOn = () => {
  const { language } = useShop()
  const { shop, entries } = headerNames(useHasPage())
  const names = [...shop.slice(0, 1), ...entries, ...shop.slice(1)].slice(0, wayCount)
  return (
    <ul className={styles.ways}>
      {useListedPages(names).map(({ name, note, href }) => (
        <li key={href}>
          <Heading level={3} size={40}>
            <Link href={href}>{textIn(headerPages[name].title, language)}</Link>
          </Heading>
          <p>{note}</p>
        </li>
      ))}
    </ul>
  )
}

const notFoundTexts = defineTexts(
  {
    title: 'Not on the chart',
    noPage: 'There is no page at',
    moved: 'It moved, or it has a letter too many.',
    didYouMean: 'Did you mean',
    fromHere: 'From here',
    flag: 'G, I require a pilot',
  },
  {
    title: 'No está en la carta',
    noPage: 'No hay ninguna página en',
    moved: 'Se movió, o le sobra una letra.',
    didYouMean: 'Quizá buscabas',
    fromHere: 'Desde aquí',
    flag: 'G, necesito un práctico',
  },
)

/** Says that the address has no page, guesses which was meant, and offers ways on. */
export const Page = () => {
  const texts = useTexts(notFoundTexts)
  const { base } = useShop()
  const [path] = useLocation()
  const words = addressWords(path)
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.words}>
          <PageHeading>{texts.title}</PageHeading>
          <p className={styles.lead}>
            {texts.noPage} <strong>{`${base}${path}`}</strong>. {texts.moved}
          </p>
          <SearchBox key={words} query={words} />
          <ProductSuggestion words={words} lead={texts.didYouMean} />
        </div>
        <Hoist className={styles.flag}>
          <GolfFlag width={224} />
          <span>{texts.flag}</span>
        </Hoist>
      </div>
      <section className={styles.section}>
        <SectionHeading>{texts.fromHere}</SectionHeading>
        <WaysOn />
      </section>
    </>
  )
}
