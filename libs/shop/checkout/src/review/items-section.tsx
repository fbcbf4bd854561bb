import type { CheckoutDetails } from '@soe/contracts'
import { usePathOf, useTexts } from '@soe/shop-platform'
import { TextLink } from '@soe/ui'
import { Link } from 'wouter'
import { checkoutTexts } from '../checkout-texts'
import { itemsOfCart, OrderItems } from '../summary/order-items'
import { ReviewSection } from './review-section'

interface ItemsSectionProps {
  details: CheckoutDetails
  title: string
  current?: boolean | 'at-once'
  wideOnly?: boolean
}

export const ItemsSection = ({ details: { cart }, ...section }: ItemsSectionProps) => {
  const texts = useTexts(checkoutTexts)
  const pathOf = usePathOf()
  const edit = (
    <Link href={pathOf('expresscart')} asChild>
      <TextLink href="" aria-label={texts.editItems}>
        {texts.edit}
      </TextLink>
    </Link>
  )
  return (
    <ReviewSection {...section} edit={edit}>
      <OrderItems {...itemsOfCart(cart)} />
    </ReviewSection>
  )
}
