import { usePathOf, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { Link } from 'wouter'
import { lockTexts } from './lock-texts'
import { LockedCart } from './locked-cart'

/** Where a locked cart leads on mobile and from the cart icon. */
export const CartLockedPage = ({ isChat = false }: { isChat?: boolean }) => {
  const texts = useTexts(lockTexts)
  const cart = usePathOf()('expresscart')
  const actions = (
    <Link href={cart} asChild>
      <Button href={cart}>{texts.backToCart}</Button>
    </Link>
  )
  return <LockedCart isChat={isChat} actions={actions} />
}
