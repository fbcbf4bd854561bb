import { getProduct } from '@soe/contracts/routes'
import { readQuery, useShop } from '@soe/shop-platform'
import type { Story } from '@soe/stories'
import { useQuery } from '@tanstack/react-query'
import { NotifyMe } from './notify-me'

const OfTern = () => {
  const { data } = useQuery(readQuery(useShop(), getProduct, { query: { productId: 'tern-a2' } }))
  const sku = data?.product.childSkus.find(({ skuId }) => skuId === 'tern-a2-tide-128')
  return data && sku ? <NotifyMe product={data.product} sku={sku} context="catalogue" /> : null
}

export const OfGuest: Story = {
  render: () => <OfTern />,
  address: '/smartphones/tern-a2/',
  persona: 'prospect',
  says: {
    en: ['We write once, when it is back in stock.', 'Notify me'],
    es: ['Escribimos una sola vez, cuando vuelva a estar disponible.', 'Avísame'],
  },
}
