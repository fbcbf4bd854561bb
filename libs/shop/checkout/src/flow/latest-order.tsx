import { orderQuery } from '@soe/shop-basket'
import { usePathOf, useShop, useTexts } from '@soe/shop-platform'
import { Button } from '@soe/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'

export const LatestOrder = () => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  const { data } = useQuery({ ...orderQuery(useShop(), undefined), meta: { silent: true } })
  if (!data) return null
  const path = pathOf('order')
  return (
    <Link href={path} asChild>
      <Button href={path} variant="outline">
        {texts.seeOrder}
      </Button>
    </Link>
  )
}
