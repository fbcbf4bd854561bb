import { defineTexts, useIdentity, usePathOf, useTexts, type PageName } from '@soe/shop-platform'
import { Button, CharlieFlag, EmptyState, Hoist } from '@soe/ui'
import { Link } from 'wouter'

const settledTexts = defineTexts(
  {
    title: 'Nothing stands in your way',
    body: 'What this page was about is settled, or never was yours. You can go on with your order.',
    cart: 'Go to your cart',
    shop: 'Keep shopping',
  },
  {
    title: 'Nada te detiene',
    body: 'Lo que decía esta página está resuelto o nunca fue tuyo. Puedes seguir con tu pedido.',
    cart: 'Ir a tu carrito',
    shop: 'Seguir comprando',
  },
)

/** In the place of a page that an old address led to: what it claims to stop the shopper does not. */
export const NothingStops = () => {
  const texts = useTexts(settledTexts)
  const pathOf = usePathOf()
  const { cartCount } = useIdentity()
  const ways: readonly (readonly [string, PageName])[] = [
    ...(cartCount > 0 ? [[texts.cart, 'expresscart'] as const] : []),
    [texts.shop, 'smartphones'],
  ]
  return (
    <EmptyState
      title={texts.title}
      flags={
        <Hoist>
          <CharlieFlag />
        </Hoist>
      }
      actions={ways.map(([label, page], index) => (
        <Link key={page} href={pathOf(page)} asChild>
          <Button href="" variant={index === 0 ? 'accent' : 'outline'}>
            {label}
          </Button>
        </Link>
      ))}
    >
      <p>{texts.body}</p>
    </EmptyState>
  )
}
