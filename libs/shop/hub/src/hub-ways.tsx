import { useHasPage, usePathOf, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link } from 'wouter'
import styles from './hub-page.module.css'
import { hubTexts } from './hub-texts'
import { useLanding } from './lines/use-landing'

const pages = [
  ['bringYourOwn', 'byod'],
  ['tradeIn', 'tradein'],
  ['offers', 'leadoffers'],
  ['orders', 'orders'],
] as const

/** What a customer comes for besides the lines. */
export const HubWays = () => {
  const texts = useTexts(hubTexts)
  const pathOf = usePathOf()
  const hasPage = useHasPage()
  const { mutate, isPending } = useLanding('AAL')
  return (
    <nav className={styles.ways} aria-label={texts.ways}>
      <TextLink onClick={() => mutate()} aria-disabled={isPending}>
        {texts.addLine}
      </TextLink>
      {pages
        .filter(([, page]) => hasPage(page))
        .map(([text, page]) => {
          const path = pathOf(page)
          return (
            <Link key={page} href={path} asChild>
              <TextLink href={path}>{texts[text]}</TextLink>
            </Link>
          )
        })}
    </nav>
  )
}
