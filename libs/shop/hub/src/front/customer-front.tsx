import { listEligibleLines, listOrders } from '@soe/contracts/routes'
import { formatPrice } from '@soe/rules'
import {
  carrierNow,
  formatDate,
  readQuery,
  shortDay,
  useIdentity,
  usePathOf,
  useShop,
  useTexts,
  type PageName,
  counted,
  defineTexts,
} from '@soe/shop-platform'
import { Skeleton } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { greetingAt } from '../greeting'
import { hubTexts } from '../hub-texts'
import { lineState } from '../lines/line-state'
import { isOnItsWay } from '../orders/is-on-its-way'
import styles from './customer-front.module.css'

interface CellProps {
  page: PageName
  hash?: string
  title: string
  /** Undefined while it is read. */
  detail: string | undefined
}

const Cell = ({ page, hash = '', title, detail }: CellProps) => (
  <li className={styles.cell}>
    <Link href={usePathOf()(page) + hash} className={styles.title}>
      {title}
    </Link>
    <p className={styles.detail}>{detail ?? <Skeleton width="9rem" height={18} />}</p>
  </li>
)

const meta = { silent: true }

const frontTexts = defineTexts(
  {
    lines: 'Your lines',
    ready: (names: string) => `Ready to upgrade: ${names}`,
    noneReady: 'None is ready to upgrade yet',
    seeLines: 'See what each may do next',
    cart: 'Your cart',
    waiting: (count: number) => `${counted(count, 'item waits', 'items wait')} for you`,
    savedCarts: 'Saved carts',
    noCart: 'Your cart is empty',
    orders: 'Your orders',
    arrives: (day: string) => `The next one arrives ${day}`,
    nothing: 'Nothing is on its way',
    seeOrders: 'See where each one is',
  },
  {
    lines: 'Tus líneas',
    ready: (names: string) => `Para renovar: ${names}`,
    noneReady: 'Ninguna está lista para renovar',
    seeLines: 'Ve lo que puede hacer cada una',
    cart: 'Tu carrito',
    waiting: (count: number) => (count === 1 ? 'Te espera 1 artículo' : `Te esperan ${count} artículos`),
    savedCarts: 'Carritos guardados',
    noCart: 'Tu carrito está vacío',
    orders: 'Tus pedidos',
    arrives: (day: string) => `El próximo llega el ${day}`,
    nothing: 'No hay nada en camino',
    seeOrders: 'Ve dónde está cada uno',
  },
)

const LinesCell = () => {
  const texts = useTexts(frontTexts)
  const words = useTexts(hubTexts)
  const { data, isError } = useQuery({ ...readQuery(useShop(), listEligibleLines, { body: { cartInfo: {} } }), meta })
  const ready = data?.lines.filter((line) => lineState(line, words).action === 'upgrade').map((line) => line.nickName)
  const owed = data?.lines[0]?.paymentInfo.arPastDueBalance ?? 0
  const none = data?.lines.length === 0 ? words.noLines : texts.noneReady
  const notReady = owed > 0 ? words.pastDue(formatPrice(owed)) : none
  const detail = ready && (ready.length > 0 ? texts.ready(ready.join(', ')) : notReady)
  return <Cell page="expresshub" title={texts.lines} detail={isError ? texts.seeLines : detail} />
}

const CartCell = () => {
  const texts = useTexts(frontTexts)
  const { cartCount } = useIdentity()
  if (cartCount > 0) return <Cell page="expresscart" title={texts.cart} detail={texts.waiting(cartCount)} />
  return <Cell page="expresshub" hash="#saved-carts" title={texts.savedCarts} detail={texts.noCart} />
}

const OrdersCell = () => {
  const shop = useShop()
  const texts = useTexts(frontTexts)
  const { data, isError } = useQuery({ ...readQuery(shop, listOrders, { body: {} }), meta })
  const [next] = (data?.orders ?? [])
    .filter((order) => isOnItsWay(order, carrierNow(shop)))
    .toSorted((one, other) => Date.parse(one.shipping.arrivesOn) - Date.parse(other.shipping.arrivesOn))
  const detail = next ? texts.arrives(formatDate(next.shipping.arrivesOn, shop.language, shortDay)) : texts.nothing
  return <Cell page="orders" title={texts.orders} detail={isError ? texts.seeOrders : data && detail} />
}

/** What waits for a customer: always three cells of one height, so that nothing below moves when they are read. */
export const CustomerFront = () => {
  const words = useTexts(hubTexts)
  const { firstName } = useIdentity()
  const { environment } = useShop()
  const greeting = words[greetingAt(new Date(environment.now()).getHours())](firstName)
  return (
    <section className={styles.front} aria-label={greeting}>
      <p className={styles.greeting}>{greeting}</p>
      <ul className={styles.cells}>
        <LinesCell />
        <CartCell />
        <OrdersCell />
      </ul>
    </section>
  )
}
