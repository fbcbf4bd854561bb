import { useTexts } from '@soe/shop-platform'
import { PageWidth } from '@soe/ui'
import { brand } from '../brand'
import styles from './footer.module.css'
import { LanguageLink } from './language-link'
import { shellTexts } from './shell-texts'

export const Footer = () => {
  const texts = useTexts(shellTexts)
  return (
    <footer className={styles.footer}>
      <PageWidth className={styles.row}>
        <span>{brand.company}</span>
        <span>{texts.accessibility}</span>
        <LanguageLink />
      </PageWidth>
    </footer>
  )
}
