import type { CartLine, CartView } from '@soe/contracts'
import { formatPhone, formatPrice } from '@soe/rules'
import { useLock } from '@soe/shop-basket'
import { usePathOf, useTexts, defineTexts } from '@soe/shop-platform'
import { CartLink } from '@soe/shop-steps'
import { SectionHeading, TextLink } from '@soe/ui'
import { cartTexts } from '../cart-texts'
import styles from './line.module.css'
import { LineRow } from './line-row'
import { useUndoableRemoval } from './use-undoable-removal'

const heading = 'cart-plan-changes'

const planChangeTexts = defineTexts(
  {
    title: 'Plan changes',
    forNumber: (number: string) => `For ${number}, from its next bill`,
    removeOf: (plan: string) => `Remove ${plan}`,
  },
  {
    title: 'Cambios de plan',
    forNumber: (number: string) => `Para ${number}, desde su próxima factura`,
    removeOf: (plan: string) => `Quitar ${plan}`,
  },
)

const Change = ({ line: { lineId, plan, mobileNumber = '' } }: { line: CartLine }) => {
  const shared = useTexts(cartTexts)
  const texts = useTexts(planChangeTexts)
  const pathOf = usePathOf()
  const { locked } = useLock()
  const removeLine = useUndoableRemoval()
  if (!plan) return null
  const name = plan.displayName
  const change = (
    <span className={styles.links}>
      <CartLink href={pathOf('plans/selection', { line: lineId })} label={shared.changeOf(name)}>
        {shared.change}
      </CartLink>
      <TextLink muted disabled={locked} aria-label={texts.removeOf(name)} onClick={() => removeLine(lineId)}>
        {shared.remove}
      </TextLink>
    </span>
  )
  const detail = texts.forNumber(formatPhone(mobileNumber))
  return <LineRow name={name} detail={detail} amount={shared.monthly(formatPrice(plan.monthlyPrice))} change={change} />
}

/** Numbers of the account that get another plan and keep their device. */
export const PlanChanges = ({ cart: { lineDetails } }: { cart: CartView }) => {
  const texts = useTexts(planChangeTexts)
  const lines = lineDetails.allLines.flatMap((lineId) => lineDetails.lineInfo[lineId] ?? [])
  const changes = lines.filter(({ lineActivityType }) => lineActivityType === 'CPC')
  if (changes.length === 0) return null
  return (
    <section aria-labelledby={heading}>
      <SectionHeading id={heading}>{texts.title}</SectionHeading>
      <ul className={styles.services}>
        {changes.map((line) => (
          <Change key={line.lineId} line={line} />
        ))}
      </ul>
    </section>
  )
}
