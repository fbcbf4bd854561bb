import { ProductGrid } from '@soe/shop-devices'

export const Page = () => <ProductGrid category="smartphones" />
