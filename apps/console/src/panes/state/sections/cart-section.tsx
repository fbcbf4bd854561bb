import { DiamondIcon, Tag, VisuallyHidden } from '@soe/ui'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { timeOfDay } from '../../../format'
import { paneHref } from '../../../routes'
import { cartRows, extraRows, type CartRow, type ExtraWords } from '../cart/cart-rows'
import { ghostsOf, type Ghost } from '../cart/cart-story'
import { money, moneyOrDash } from '../cart/money'
import { shownOwner } from '../cart/owners'
import type { StateView } from '../view/use-state-view'
import styles from './cart-section.module.css'
import { Chooser, Nothing, Section } from './section'

const Item = ({ row }: { row: CartRow }) => (
  <tr>
    <td className={styles.mark}>{row.sequence}</td>
    <th scope="row">
      {row.item} {row.variant && <span className={styles.variant}>{row.variant}</span>}
      {row.qty && <span className={styles.variant}> × {row.qty}</span>}
      <span className={styles.under}>{[row.forWhom, row.plan].filter(Boolean).join(', ')}</span>
    </th>
    <td className={styles.roomy}>{row.forWhom}</td>
    <td className={styles.roomy}>{row.plan}</td>
    <td>{moneyOrDash(row.dueToday)}</td>
    <td>{moneyOrDash(row.dueMonthly)}</td>
  </tr>
)

const GhostRow = ({ world, ghost }: { world: string; ghost: Ghost }) => (
  <tr className={styles.ghost}>
    <td className={styles.mark}>
      <DiamondIcon />
    </td>
    <th scope="row" colSpan={5}>
      <span className={styles.refused}>{ghost.item}</span> not committed:{' '}
      <Link href={paneHref(world, 'journal', { decision: ghost.id })}>
        {ghost.rule} answered {ghost.outcome}
      </Link>{' '}
      at {timeOfDay(ghost.at)}
    </th>
  </tr>
)

const Extra = ({ row }: { row: ExtraWords }) => (
  <tr className={styles.extra}>
    <th scope="row" colSpan={2}>
      {row.label}
      <span className={styles.under}>{row.note}</span>
    </th>
    <td className={styles.roomy} colSpan={2}>
      {row.note}
    </td>
    <td>{money(row.amount)}</td>
    <td>–</td>
  </tr>
)

const Head = () => (
  <thead>
    <tr>
      <th scope="col" colSpan={2}>
        Item
      </th>
      <th scope="col" className={styles.roomy}>
        For
      </th>
      <th scope="col" className={styles.roomy}>
        Plan
      </th>
      <th scope="col">Due today</th>
      <th scope="col">Monthly</th>
    </tr>
  </thead>
)

const Total = ({ today, monthly, pieces }: { today: number; monthly: number; pieces: number }) => (
  <tfoot>
    <tr>
      <th scope="row" colSpan={2}>
        Total
      </th>
      <td className={styles.roomy} colSpan={2}>
        {pieces === 1 ? '1 item' : `${pieces} items`}
      </td>
      <td>{money(today)}</td>
      <td>{money(monthly)}</td>
    </tr>
  </tfoot>
)

const labelOf = ({ id, status, owner }: StateView['carts'][number]) =>
  `${id}, ${shownOwner(owner)}${status === 'ordered' ? ', ordered' : ''}`

const Name = ({ carts, cart, chooseCart }: StateView) => {
  if (!cart) return null
  return (
    <>
      {carts.length > 1 ? (
        <Chooser
          label="Which cart"
          choices={carts.map((each) => ({ id: each.id, label: labelOf(each) }))}
          value={cart.id}
          onChoose={chooseCart}
        />
      ) : (
        <>
          <code>{cart.id}</code>
          <span>{shownOwner(cart.owner)}</span>
        </>
      )}
      <Tag>{cart.lob}</Tag>
      {cart.status === 'ordered' && <Tag tone="green">ordered</Tag>}
    </>
  )
}

const piecesOf = (rows: readonly CartRow[]) => rows.reduce((sum, { qty = 1 }) => sum + qty, 0)

export const CartSection = ({ view }: { view: StateView }) => {
  const { world, state, details, rows, names, cart, committing } = view
  const priced = details?.carts.find(({ id }) => id === cart?.id)
  const items = cart ? cartRows(cart, priced, names) : []
  const ghosts = useMemo(
    () => (cart ? ghostsOf(cart, state, rows, names, committing) : []),
    [cart, state, rows, names, committing],
  )
  return (
    <Section id="cart" title="Cart" isWide notes={<Name {...view} />}>
      {!cart && (
        <Nothing>Nobody has put anything in a cart yet. Open the shop in this world, or restore a snapshot.</Nothing>
      )}
      {cart && items.length + ghosts.length === 0 && <Nothing>The cart is empty.</Nothing>}
      {cart && items.length + ghosts.length > 0 && (
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>Cart {cart.id}</VisuallyHidden>
          </caption>
          <Head />
          <tbody>
            {items.map((row) => (
              <Item key={row.id} row={row} />
            ))}
            {ghosts.map((ghost) => (
              <GhostRow key={ghost.id} world={world} ghost={ghost} />
            ))}
            {priced && extraRows(priced).map((row) => <Extra key={`${row.label} ${row.note}`} row={row} />)}
          </tbody>
          {priced && <Total today={priced.dueToday} monthly={priced.dueMonthly} pieces={piecesOf(items)} />}
        </table>
      )}
    </Section>
  )
}
