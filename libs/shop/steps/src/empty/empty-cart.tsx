import { emptyCartPage } from '@soe/shop-journey'
import {
  lazyPart,
  optionalPart,
  useCanShow,
  useIdentity,
  usePathOf,
  useTexts,
  readQuery,
  useShop,
} from '@soe/shop-platform'
import { Button, EmptyState, Hoist, HotelFlag } from '@soe/ui'
import { useState, type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { emptyCartTexts } from './empty-cart-texts'
import { retrieveCartRows, wishlistRows } from './show-rows'
import { getStaticContent } from '@soe/contracts/routes'
import { useQuery } from '@tanstack/react-query'

/** The heading that takes the focus of what it has replaced; where nothing was, focus stays where it is. */
export const useLostFocus = (hasReplaced: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (hasReplaced && document.activeElement === document.body) heading.current?.focus()
  }, [hasReplaced])
  return heading
}

/** Why the cart that should be here is not: it could not be found, or is no longer available. */
export type EmptyReason = 'lost' | 'gone'

interface Words {
  readonly title?: string | undefined
  readonly body?: string | undefined
  readonly target?: string | undefined
}

interface EmptyView {
  readonly reason: EmptyReason | undefined
  readonly loggedIn: boolean
  readonly hasFavorites: boolean
  /** The site's own words for a cart that is just empty. */
  readonly content: Words | undefined
}

export const emptyCartWords = (
  texts: ReturnType<typeof emptyCartTexts>,
  { reason, loggedIn, hasFavorites, content }: EmptyView,
): Required<Words> => {
  const target = content?.target ?? 'shop'
  if (reason === undefined) return { title: content?.title ?? texts.title, body: content?.body ?? texts.body, target }
  if (reason === 'gone') return { title: texts.goneTitle, body: texts.goneBody, target }
  const bodySignedIn = [texts.lostBodySignedIn, ...(hasFavorites ? [texts.favoritesStay] : [])].join(' ')
  return { title: texts.lostTitle, body: loggedIn ? bodySignedIn : texts.lostBody, target }
}

const RetrieveCartDialog = lazyPart(() => import('./retrieve-cart-dialog').then((module) => module.RetrieveCartDialog))

const OwnCartWay = optionalPart(() => import('./own-cart-way').then((module) => module.OwnCartWay))

const SmartphonesPrefetch = optionalPart(
  () => import('./smartphones-prefetch').then((module) => module.SmartphonesPrefetch),
  'idle',
)

export interface EmptyCartProps {
  reason?: EmptyReason | undefined
  wasFilled?: boolean | undefined
  more?: ReactNode
  recommendations?: ReactNode
}

const Retrieve = () => {
  const texts = useTexts(emptyCartTexts)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)}>
        {texts.retrieve}
      </Button>
      {isOpen && <RetrieveCartDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const WayOn = ({ to, variant, children }: { to: string; variant?: 'outline'; children: ReactNode }) => {
  const { audience } = useIdentity()
  const path = usePathOf()(emptyCartPage(to, audience))
  return (
    <Link href={path} asChild>
      <Button href={path} variant={variant}>
        {children}
      </Button>
    </Link>
  )
}

/** A cart that was not found may be an account's; signing in leads to the account's own. */
const SignIn = () => {
  const texts = useTexts(emptyCartTexts)
  const cart = usePathOf()('expresscart')
  return (
    <Button href={`/signin?goto=${encodeURIComponent(cart)}`} variant="outline">
      {texts.signIn}
    </Button>
  )
}

const useSiteWords = (enabled: boolean) => {
  const shop = useShop()
  const language = shop.language === 'es' ? 'es' : 'en'
  const read = readQuery(shop, getStaticContent, { query: { page: 'emptyCart', language } })
  const { data } = useQuery({ ...read, enabled, staleTime: Infinity, meta: { silent: true } })
  return data?.content['emptyCart']
}

/** The words of the block; the site's content has its own for a cart that is just empty. */
const useEmptyCartWords = (reason: EmptyReason | undefined) => {
  const { loggedIn, wishListCount } = useIdentity()
  const content = useSiteWords(reason === undefined)
  return emptyCartWords(useTexts(emptyCartTexts), { reason, loggedIn, hasFavorites: wishListCount > 0, content })
}

/** The empty-cart block (the specification, commerce 2.2). */
export const EmptyCart = ({ reason, wasFilled = false, more, recommendations }: EmptyCartProps) => {
  const texts = useTexts(emptyCartTexts)
  const { title, body, target } = useEmptyCartWords(reason)
  const heading = useLostFocus(wasFilled)
  const { loggedIn, wishListCount } = useIdentity()
  const canRetrieve = useCanShow(retrieveCartRows, 'empty-cart')
  const canSeeWishlist = useCanShow(wishlistRows, 'empty-cart')
  const actions = (
    <>
      <WayOn to={target}>{texts.shop}</WayOn>
      {canRetrieve && <Retrieve />}
      {canSeeWishlist && wishListCount > 0 && (
        <WayOn to="wishlist" variant="outline">
          {texts.wishlist}
        </WayOn>
      )}
      {reason === 'lost' && <OwnCartWay />}
      {reason === 'lost' && !loggedIn && <SignIn />}
      {more}
    </>
  )
  const flags = (
    <Hoist>
      <HotelFlag />
    </Hoist>
  )
  return (
    <>
      <SmartphonesPrefetch />
      <EmptyState nothing={!canRetrieve} headingRef={heading} title={title} flags={flags} actions={actions}>
        <p>{body}</p>
      </EmptyState>
      {recommendations}
    </>
  )
}
