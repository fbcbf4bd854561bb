import { isPrepay, appMarker, isNativeApp, type Audience } from '@soe/rules'
import { useIdentity, usePathOf, useShop, useTexts, type Shop, type Environment } from '@soe/shop-platform'
import { AlfaFlag, Button, EmptyState, FoxtrotFlag, Hoist, VictorFlag } from '@soe/ui'
import type { Ref } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { wishlistTexts } from './wishlist-texts'

const isAppOrMobile = ({ userAgent, isNarrow }: Pick<Environment, 'userAgent' | 'isNarrow'>): boolean =>
  isNativeApp({ userAgent, appMarker }) || isNarrow()

/** The mobile shop page, or the grid. */
const productsPage = (audience: Audience, { environment }: Shop) =>
  isAppOrMobile(environment) && !isPrepay(audience) ? 'shop' : 'smartphones'

const SignInButton = () => {
  const { base } = useShop()
  const texts = useTexts(wishlistTexts)
  const [path] = useLocation()
  const search = useSearch()
  const goto = `${base}${path}${search && `?${search}`}`
  return (
    <Button variant="outline" href={`/signin?goto=${encodeURIComponent(goto)}`}>
      {texts.signIn}
    </Button>
  )
}

interface NoFavoritesProps {
  headingRef?: Ref<HTMLHeadingElement>
  /** What is saved can't be read at the moment. */
  isOff?: boolean
}

/** The empty page of new customers, guests without a link, and prepay. */
export const NoFavorites = ({ headingRef, isOff = false }: NoFavoritesProps) => {
  const shop = useShop()
  const texts = useTexts(wishlistTexts)
  const { audience } = useIdentity()
  const pathOf = usePathOf()
  return (
    <EmptyState
      nothing={!isOff}
      title={texts.title}
      {...(headingRef && { headingRef })}
      actions={
        <>
          <Link href={pathOf(productsPage(audience, shop))} asChild>
            <Button href="">{texts.viewProducts}</Button>
          </Link>
          {audience === 'prospect' && <SignInButton />}
        </>
      }
      flags={
        <Hoist>
          <FoxtrotFlag />
          <AlfaFlag />
          <VictorFlag />
        </Hoist>
      }
    >
      {isOff ? texts.off : texts.empty}
    </EmptyState>
  )
}
