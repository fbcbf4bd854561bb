import { dayAndTime } from '../../../format'
import { money } from '../cart/money'
import type { StateView } from '../view/use-state-view'
import { Nothing, Section } from './section'
import styles from './rows.module.css'

export const OrdersSection = ({ view: { state, owner } }: { view: StateView }) => {
  const orders = state.orders.filter((order) => owner === undefined || order.owner === owner).toReversed()
  return (
    <Section id="orders" title="Orders" isWide notes={orders.length > 0 && <span>{orders.length}</span>}>
      {orders.length === 0 ? (
        <Nothing>Nothing has been ordered.</Nothing>
      ) : (
        <ul className={styles.rows} aria-label="Orders">
          {orders.map(({ id, cartId, order }) => (
            <li key={id}>
              <span>
                <code>{order.orderNumber}</code>{' '}
                <span className={styles.soft}>
                  of cart {cartId}, {dayAndTime(Date.parse(order.placedAt))}
                </span>
              </span>
              <span>
                {money(order.totals.dueToday)} today, {money(order.totals.dueMonthly)} monthly
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
