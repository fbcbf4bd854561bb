import type { Product, ProductCategory } from '@soe/contracts'
import { useShop, useTexts } from '@soe/shop-platform'
import { PageHeading, Picture, Tile, TileGrid } from '@soe/shop-ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { productsQuery } from './device-queries'
import { deviceTexts } from './device-texts'

const ProductTile = ({ product }: { product: Product }) => {
  const sku = product.childSkus[0]
  return (
    <Tile>
      <Link href={product.productURL}>
        <Picture src={sku?.imageUrlMap.defaultImage ?? ''} alt="" width={440} height={440} />
        {product.productDisplayName}
      </Link>
    </Tile>
  )
}

export const ProductGrid = ({ category }: { category: ProductCategory }) => {
  const shop = useShop()
  const texts = useTexts(deviceTexts)
  const { data } = useQuery(productsQuery(shop, category))
  return (
    <>
      <PageHeading>{texts[category]}</PageHeading>
      <TileGrid>
        {data?.products.map((product) => (
          <ProductTile key={product.productId} product={product} />
        ))}
      </TileGrid>
    </>
  )
}
