import { formatPrice, isSignedIn } from '@soe/rules'
import { eligibleLinesQuery, storesQuery } from '@soe/shop-basket'
import { emptyCartPage } from '@soe/shop-journey'
import { formatClock, type PageName, supportLine, useIdentity, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button, TextLink } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { stopTexts } from './stop-texts'
import { stops, stopWays, type StopType } from './stops'

/** What the account owes past its due date, in dollars; nothing until that is known. */
export const usePastDue = (isAsked: boolean): number => {
  const { audience } = useIdentity()
  const { data } = useQuery({
    ...eligibleLinesQuery(useShop()),
    enabled: isAsked && isSignedIn(audience),
    meta: { silent: true },
  })
  return data?.lines[0]?.paymentInfo.arPastDueBalance ?? 0
}

/** The store that is nearest to the cart or the account, once stores are known. */
export const NearestStore = () => {
  const texts = useTexts(stopTexts)
  const { data } = useQuery({ ...storesQuery(useShop()), meta: { silent: true } })
  const store = data?.stores[0]
  if (!store) return null
  const { name, addressLine1, city, hours } = store
  return <p>{texts.nearest(name, `${addressLine1}, ${city}`, formatClock(hours.opens), formatClock(hours.closes))}</p>
}

/** Why the order stops, and who can help. */
export const StopExplanation = ({ type }: { type: StopType }) => {
  const texts = useTexts(stopTexts)
  const pastDue = usePastDue(type === 'PAST_DUE')
  const isPaid = (stops[type] as readonly string[]).includes('pay')
  const [before, after] = texts[isPaid ? 'howToPay' : 'whoHelps'](supportLine.number).split(supportLine.number)
  return (
    <>
      {pastDue > 0 && <p>{texts.owed(formatPrice(pastDue))}</p>}
      <p>{texts[`${type}Body`]}</p>
      <p>
        {before}
        <TextLink inline href={supportLine.href}>
          {supportLine.number}
        </TextLink>
        {after}
      </p>
    </>
  )
}

const small = { variant: 'outline', size: 'small' } as const

interface StopButtonsProps {
  type: StopType
  isFromCart?: boolean
  isNotice?: boolean
}

/** The ways on from a stop, the best one first. */
export const StopButtons = ({ type, isFromCart = false, isNotice = false }: StopButtonsProps) => {
  const texts = useTexts(stopTexts)
  const { audience, cartCount } = useIdentity()
  const pathOf = usePathOf()
  const pages: Readonly<Record<string, PageName>> = {
    stores: 'support',
    orders: 'orders',
    cart: 'expresscart',
    shop: emptyCartPage('shop', audience),
  }
  const ways = stopWays(type, { cartCount, isFromCart, isAtCart: isNotice })
  return ways.map((way, index) => {
    const page = pages[way]
    const href = page ? pathOf(page) : supportLine.href
    const look = isNotice ? small : ({ variant: index === 0 ? 'accent' : 'outline' } as const)
    const button = (
      <Button key={way} href={href} {...look}>
        {texts[way === 'cart' && isFromCart ? 'backToCart' : way]}
      </Button>
    )
    return page ? (
      <Link key={way} href={href} asChild>
        {button}
      </Link>
    ) : (
      button
    )
  })
}
