import { useIdentity, type FlowStep } from '@soe/shop-platform'
import styles from './flow-trail.module.css'

/** The place of the steps until it is known what they lead to; an empty cart has none. */
export const FlowSpace = ({ current }: { current: FlowStep }) => {
  const { cartCount } = useIdentity()
  return (current === 'order' || cartCount > 0) && <div className={styles.waiting} />
}
