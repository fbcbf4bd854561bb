import type { Product } from '@soe/contracts'
import { optionalPart } from '@soe/shop-platform'
import { memo } from 'react'

const Story = optionalPart(() => import('./product.moment').then((module) => module.ProductStory), 'idle')

export const prepareStory = Story.prepare

/**
 * The story of a product. A server has drawn it, and the browser takes it over when its code has come; remembered,
 * because what changes above it before then would drop what was drawn.
 */
export const ProductStory = memo(({ product }: { product: Product }) => <Story product={product} />)
