import { optionalPart, useCanShow, useTexts } from '@soe/shop-platform'
import { HeartIcon, IconButton, useReady } from '@soe/ui'
import type { HeartProps } from './heart'
import { heartTexts } from './heart-texts'
import { heartRows } from './show-rows'

/** Whether it is filled is known once the wishlist's code is there. */
const WaitingHeart = ({ product, variant = 'plain' }: HeartProps) => (
  <IconButton
    label={useTexts(heartTexts).heart(product.productDisplayName)}
    variant={variant}
    aria-pressed={false}
    disabled
  >
    <HeartIcon filled={false} />
  </IconButton>
)

/** Nobody saves a product before the page stands. */
const Heart = optionalPart(() => import('./heart').then((module) => module.Heart), 'idle', WaitingHeart)

/** Saves a product for later. Renders nothing for shoppers without a wishlist. */
export const HeartButton = (props: HeartProps) => {
  const ready = useReady()
  if (!useCanShow(heartRows, props.context)) return null
  return ready ? <Heart {...props} /> : <WaitingHeart {...props} />
}
