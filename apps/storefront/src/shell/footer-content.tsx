import { isFooterHidden } from '@soe/rules'
import { useListedPages, type ListedName } from '@soe/shop-journey/listed-pages'
import { brand, flagsQuery, useIdentity, useShop, useTexts, defineTexts } from '@soe/shop-platform'
import { Logo, PageWidth } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation, useSearch } from 'wouter'
import { footerColumns } from './footer-columns'
import styles from './footer.module.css'
import { LanguageLink } from './language-link'

const footerTexts = defineTexts(
  {
    motto: 'Good signal, fair wind',
    shop: 'Shop',
    certified: 'Certified pre-owned',
    plans: 'Plans',
    switch: 'Switch',
    support: 'Support',
    helpCenter: 'Help and stores',
    orders: 'Find an order',
    accessibility: 'Every page works by keyboard and with a screen reader.',
  },
  {
    motto: 'Buena señal, viento a favor',
    shop: 'Comprar',
    certified: 'Usados certificados',
    plans: 'Planes',
    switch: 'Cámbiate',
    support: 'Ayuda',
    helpCenter: 'Ayuda y tiendas',
    orders: 'Buscar un pedido',
    accessibility: 'Todas las páginas funcionan con el teclado y con lector de pantalla.',
  },
)

const Links = ({ names }: { names: readonly ListedName[] }) => {
  const texts = useTexts(footerTexts)
  const ownWords: Partial<Record<ListedName, string>> = {
    preOwned: texts.certified,
    support: texts.helpCenter,
    orders: texts.orders,
  }
  const [path] = useLocation()
  const search = useSearch()
  const here = search ? `${path}?${search}` : path
  return (
    <ul>
      {useListedPages(names).map(({ name, title, href }) => (
        <li key={name}>
          <Link href={href} aria-current={href === here ? 'page' : undefined}>
            {ownWords[name] ?? title}
          </Link>
        </li>
      ))}
    </ul>
  )
}

const Columns = () => {
  const texts = useTexts(footerTexts)
  return (
    <div className={styles.columns}>
      <div className={styles.mark}>
        <Logo name={brand.name} />
        <p>{texts.motto}</p>
      </div>
      {footerColumns.map(({ title, names }) => (
        <nav key={title} aria-label={texts[title]}>
          <p className={styles.title}>{texts[title]}</p>
          <Links names={names} />
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
  const { addresses, nameAt } = useShop()
  const [path] = useLocation()
  const name = nameAt(path)
  if (useFooterHidden(path)) return null
  return (
    <footer className={styles.footer}>
      <PageWidth>
        {!(name && addresses[name]?.isBuying) && <Columns />}
        <div className={styles.row}>
          <span>{brand.company}</span>
          <span>{texts.accessibility}</span>
          <LanguageLink />
        </div>
      </PageWidth>
    </footer>
  )
}
