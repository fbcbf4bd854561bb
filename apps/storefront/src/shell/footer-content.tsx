import { isFooterHidden } from '@soe/rules'
import { brand, flagsQuery, useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Logo, PageWidth } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from 'wouter'
import { footerColumns, isFooterShort } from './footer-links'
import { footerTexts } from './footer-texts'
import styles from './footer.module.css'
import { LanguageLink } from './language-link'

const Columns = () => {
  const texts = useTexts(footerTexts)
  const columns = footerColumns(useIdentity().audience, usePathOf())
  const [path] = useLocation()
  const search = useSearch()
  const here = search ? `${path}?${search}` : path
  return (
    <div className={styles.columns}>
      <div className={styles.mark}>
        <Logo name={brand.name} />
        <p>{texts.motto}</p>
      </div>
      {columns.map(({ title, links }) => (
        <nav key={title} aria-label={texts[title]}>
          <p className={styles.title}>{texts[title]}</p>
          <ul>
            {links.map(({ text, href }) => (
              <li key={text}>
                <Link href={href} aria-current={href === here ? 'page' : undefined}>
                  {texts[text]}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  )
}

/** Flags may hide the footer; until they are read it shows. */
const useFooterHidden = (path: string): boolean => {
  const shop = useShop()
  const { audience } = useIdentity()
  const { data } = useQuery({ ...flagsQuery(shop), staleTime: Infinity, meta: { silent: true } })
  return isFooterHidden({ path, audience, flags: data?.featureFlags ?? {} })
}

export const FooterContent = () => {
  const texts = useTexts(footerTexts)
  const [path] = useLocation()
  if (useFooterHidden(path)) return null
  return (
    <footer className={styles.footer}>
      <PageWidth>
        {!isFooterShort(path) && <Columns />}
        <div className={styles.row}>
          <span>{brand.company}</span>
          <span>{texts.accessibility}</span>
          <LanguageLink />
        </div>
      </PageWidth>
    </footer>
  )
}
