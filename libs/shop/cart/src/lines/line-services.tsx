import type { CartLine } from '@soe/contracts'
import { isPrepay } from '@soe/rules'
import { useIdentity, useTexts } from '@soe/shop-platform'
import type { ReactNode } from 'react'
import { CartLink } from '../cart-link'
import { cartTexts } from '../cart-texts'
import { money } from '../money'
import { stepPath } from './line-paths'
import styles from './line.module.css'

interface ServiceProps {
  name: string
  detail: string
  amount?: string
  change?: ReactNode
}

const Service = ({ name, detail, amount, change }: ServiceProps) => (
  <li className={styles.service}>
    <div>
      <p className={styles.name}>{name}</p>
      <p className={styles.muted}>{detail}</p>
    </div>
    <div className={styles.change}>{change}</div>
    <p className={styles.amount}>{amount}</p>
  </li>
)

const Plan = ({ line: { lineId, plan } }: { line: CartLine }) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const path = stepPath('PlanSelection', lineId, audience)
  if (!plan) {
    const choose = <CartLink href={path}>{texts.choosePlan}</CartLink>
    return <Service name={texts.noPlan} detail={texts.noPlanDetail} change={choose} />
  }
  const change = <CartLink href={path}>{texts.changePlan}</CartLink>
  return (
    <Service
      name={plan.displayName}
      detail={plan.summary}
      amount={texts.monthly(money(plan.monthlyPrice))}
      change={change}
    />
  )
}

/** The carrier protects no prepaid line. */
const Protection = ({ line: { lineId, protection } }: { line: CartLine }) => {
  const texts = useTexts(cartTexts)
  const { audience } = useIdentity()
  const path = stepPath('DeviceConfigurator', lineId, audience)
  if (isPrepay(audience)) return null
  if (!protection) {
    const add = <CartLink href={path}>{texts.addProtection}</CartLink>
    return <Service name={texts.noProtection} detail={texts.noProtectionDetail} change={add} />
  }
  return (
    <Service
      name={protection.displayName}
      detail={texts.protectionDetail}
      amount={texts.monthly(money(protection.monthlyPrice))}
      change={<CartLink href={path}>{texts.changeProtection}</CartLink>}
    />
  )
}

/** Plan and protection; an upgrade keeps the plan that its line has. */
export const LineServices = ({ line }: { line: CartLine }) => {
  const hasOwnPlan = line.plan !== undefined || !line.lineActivityType.startsWith('EUP')
  return (
    <ul className={styles.services}>
      {hasOwnPlan && <Plan line={line} />}
      <Protection line={line} />
    </ul>
  )
}
