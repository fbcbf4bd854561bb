import { cartQuery } from '@soe/shop-basket'
import { isShopError, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { lockTexts } from './lock-texts'
import { LockedCart } from './locked-cart'

/** Reads whether the cart is still held; what an earlier page has read of it does not count. */
const useHolder = () => {
  const shop = useShop()
  const { error, isFetchedAfterMount, isFetching, refetch } = useQuery({
    ...cartQuery(shop),
    refetchOnMount: 'always',
    meta: { showsError: true },
  })
  const held = isShopError(error) && error.handling === 'cart-lock' ? error : undefined
  return { held, isKnown: isFetchedAfterMount, isFetching, check: () => void refetch() }
}

const chat: string = 'VZW-CHAT'

/** Where a locked cart leads on mobile and from the cart icon; it says when the cart is free again. */
export const CartLockedPage = ({ isChat = false }: { isChat?: boolean }) => {
  const texts = useTexts(lockTexts)
  const cart = usePathOf()('expresscart')
  const { held, isKnown, isFetching, check } = useHolder()
  // Until it is known, the address says it.
  const isHeld = !isKnown || held !== undefined
  const again = held && (
    <Button onClick={check} busy={isFetching} busyLabel={texts.working}>
      {texts.checkAgain}
    </Button>
  )
  const back = (
    <Link href={cart} asChild>
      <Button href={cart} {...(held && { variant: 'outline' })}>
        {texts.backToCart}
      </Button>
    </Link>
  )
  return (
    <LockedCart
      isFree={!isHeld}
      isChat={isHeld && (held?.lockedChannelId === undefined ? isChat : held.lockedChannelId === chat)}
      actions={
        <>
          {again}
          {back}
        </>
      }
    />
  )
}
