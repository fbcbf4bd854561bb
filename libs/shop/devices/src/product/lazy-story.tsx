import type { Product } from '@soe/contracts'
import { prepared } from '@soe/shop-platform'
import { memo, Suspense } from 'react'

const Story = prepared(() => import('./product-story').then((each) => each.ProductStory), 'idle')

export const prepareStory = Story.prepare

/**
 * The story of a product. A server has drawn it, and the browser takes it over when its code has come; remembered,
 * because what changes above it before then would drop what was drawn.
 */
export const ProductStory = memo(({ product }: { product: Product }) => (
  <Suspense>
    <Story.Component product={product} />
  </Suspense>
))
