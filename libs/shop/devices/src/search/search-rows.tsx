import type { Plan } from '@soe/contracts'
import { formatPrice } from '@soe/rules'
import type { PageEntry } from '@soe/shop-journey/listed-pages'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { Heading, Spoken } from '@soe/ui'
import { Link } from 'wouter'
import { planPath } from './plan-path'
import { searchTexts } from './search-texts'
import styles from './search-rows.module.css'

const Row = ({ href, title, summary, price }: { href: string; title: string; summary: string; price?: string }) => (
  <li className={styles.row}>
    <Heading level={3} size={22}>
      <Link href={href}>{title}</Link>
    </Heading>
    <p className={styles.summary}>{summary}</p>
    {price !== undefined && (
      <p className={styles.price}>
        <Spoken>{price}</Spoken>
      </p>
    )}
  </li>
)

export const PlanRows = ({ plans }: { plans: readonly Plan[] }) => {
  const pathOf = usePathOf()
  const { perMonth } = useTexts(searchTexts)
  return (
    <ul className={styles.rows}>
      {plans.map((plan) => (
        <Row
          key={plan.planId}
          href={planPath(pathOf, plan)}
          title={plan.displayName}
          summary={plan.summary}
          price={`${formatPrice(plan.monthlyPrice)}${perMonth}`}
        />
      ))}
    </ul>
  )
}

export const PageRows = ({ pages }: { pages: readonly PageEntry[] }) => {
  const pathOf = usePathOf()
  return (
    <ul className={styles.rows}>
      {pages.map(({ page, query, title, note }) => (
        <Row key={title} href={pathOf(page, query)} title={title} summary={note} />
      ))}
    </ul>
  )
}
