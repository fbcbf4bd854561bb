import { useListedPages } from '@soe/shop-journey/listed-pages'
import { useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link } from 'wouter'
import styles from './hub-page.module.css'
import { hubTexts } from './hub-texts'
import { useLanding } from './lines/use-landing'

const listed = ['ownDevice', 'tradeIn', 'leadOffers', 'orders'] as const

/** Pages that a customer comes for besides the lines. */
export const HubWays = () => {
  const texts = useTexts(hubTexts)
  const { mutate, isPending } = useLanding('AAL')
  return (
    <nav className={styles.ways} aria-label={texts.ways}>
      <TextLink onClick={() => mutate()} aria-disabled={isPending}>
        {texts.addLine}
      </TextLink>
      {useListedPages(listed).map(({ name, title, href }) => (
        <Link key={name} href={href} asChild>
          <TextLink href={href}>{title}</TextLink>
        </Link>
      ))}
    </nav>
  )
}
