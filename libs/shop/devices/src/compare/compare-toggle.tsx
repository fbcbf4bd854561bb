import { usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { CheckboxField, TextLink, useReady } from '@soe/ui'
import { Link } from 'wouter'
import { comparedTopic, mostCompared } from './compared'
import { comparePath } from './compare-path'
import styles from './compare-toggle.module.css'
import { compareTexts } from './compare-texts'
import { useCompared } from './use-compared'

interface CompareToggleProps {
  slug: string
  name: string
}

/** Takes a device into the comparison or out of it, and leads there once there are two. */
export const CompareToggle = ({ slug, name }: CompareToggleProps) => {
  const texts = useTexts(compareTexts)
  const pathOf = usePathOf()
  const { notices } = useShop()
  const ready = useReady()
  const { slugs, set } = useCompared()
  const isCompared = slugs.includes(slug)
  const href = comparePath(pathOf, slugs)
  const toggle = () => {
    if (isCompared) return set(slugs.filter((other) => other !== slug))
    if (slugs.length < mostCompared) return set([...slugs, slug])
    return notices.show({
      type: 'info',
      text: texts.full,
      topic: comparedTopic,
      action: { label: texts.seeComparison, href },
    })
  }
  return (
    <div className={styles.compare}>
      <CheckboxField
        label={texts.compare}
        aria-label={texts.compareName(name)}
        checked={isCompared}
        disabled={!ready}
        onChange={toggle}
      />
      {isCompared && slugs.length > 1 && (
        <Link href={href} asChild>
          <TextLink href={href}>{texts.seeAll(slugs.length)}</TextLink>
        </Link>
      )}
    </div>
  )
}
