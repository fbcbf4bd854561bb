import { cartQuery } from '@soe/shop-basket'
import { useShop } from '@soe/shop-platform'
import { useQuery } from '@tanstack/react-query'
import { HomeServices } from './home-services'

export const CartHomeServices = () => {
  const { data } = useQuery({ ...cartQuery(useShop()), meta: { silent: true } })
  return data ? <HomeServices cart={data.cart} isOffered /> : null
}
