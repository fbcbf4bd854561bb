import { getPlanReferenceModel } from '@soe/contracts/routes'
import { useIdentity, useTexts } from '@soe/shop-platform'
import { ChevronIcon, classNames } from '@soe/ui'
import { Link } from 'wouter'
import { compareTexts } from './compare-texts'
import styles from './facts-toggle.module.css'

/** Opens the label of every plan at once: a link, so that it works before scripts run. */
export const FactsToggle = ({ isOpen, href }: { isOpen: boolean; href: string }) => {
  const texts = useTexts(compareTexts)
  return (
    <Link href={href} replace className={styles.toggle} aria-expanded={isOpen}>
      {texts.facts}
      <span className={classNames(styles.chevron, isOpen && styles.open)}>
        <ChevronIcon size={18} />
      </span>
    </Link>
  )
}

/** The labels as a machine reads them. */
export const FactsDownload = () => {
  const texts = useTexts(compareTexts)
  const { audience } = useIdentity()
  return (
    <div className={styles.download}>
      <p>{texts.factsNote}</p>
      <a href={getPlanReferenceModel.paths[audience]} download="broadband-facts.json">
        {texts.download}
      </a>
    </div>
  )
}
