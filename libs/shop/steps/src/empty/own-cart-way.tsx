import { getCases } from '@soe/contracts/routes'
import { readQuery, usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { emptyCartTexts } from './empty-cart-texts'

/** Leads from a cart that is not the shopper's to the one that is, or that they have saved. */
export const OwnCartWay = () => {
  const texts = useTexts(emptyCartTexts)
  const pathOf = usePathOf()
  const { data } = useQuery({ ...readQuery(useShop(), getCases, { body: {} }), staleTime: 0, meta: { silent: true } })
  if (!data?.cases.some((found) => Object.keys(found).length > 0)) return null
  const path = pathOf('expresscart')
  return (
    <Link href={path} asChild>
      <Button href={path} variant="outline">
        {texts.ownCart}
      </Button>
    </Link>
  )
}
