import { useIdentity, type FlowStep } from '@soe/shop-platform'
import styles from './flow-trail.module.css'

/** Holds the place of the steps until the purchase is known; an empty cart has none. */
export const FlowSpace = ({ current }: { current: FlowStep }) => {
  const { cartCount } = useIdentity()
  return (current === 'order' || cartCount > 0) && <div className={styles.flow} />
}
