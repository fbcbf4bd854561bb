import { addressWords, ProductSuggestion } from '@soe/shop-devices'
import { SearchBox } from '@soe/shop-devices/search-box'
import { useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { GolfFlag, Heading, Hoist, PageHeading, SectionHeading } from '@soe/ui'
import { Link, useLocation } from 'wouter'
import { navigationFor, type NavigationEntry } from '../shell/navigation'
import { shellTexts } from '../shell/shell-texts'
import styles from './not-found-page.module.css'
import { notFoundTexts } from './not-found-texts'

const wayCount = 5

/** Phones first, then what else the header leads to, then the other kinds of product. */
const waysOn = ({ shop, entries }: ReturnType<typeof navigationFor>): readonly NavigationEntry[] =>
  [...shop.slice(0, 1), ...entries, ...shop.slice(1)].slice(0, wayCount)

const WaysOn = () => {
  const names = useTexts(shellTexts)
  const notes = useTexts(notFoundTexts)
  return (
    <ul className={styles.ways}>
      {waysOn(navigationFor(useIdentity().audience, usePathOf())).map(({ text, href }) => (
        <li key={href}>
          <Heading level={3} size={40}>
            <Link href={href}>{names[text]}</Link>
          </Heading>
          <p>{notes[text]}</p>
        </li>
      ))}
    </ul>
  )
}

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
