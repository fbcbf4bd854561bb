import { compareMeta, ComparePage } from '@soe/shop-plans/compare-page'
import { usePageMeta, useShop } from '@soe/shop-platform'
import { useLocation } from 'wouter'
import { withBrand } from './with-brand'

export const Page = () => {
  const [path] = useLocation()
  usePageMeta(withBrand(compareMeta(useShop().language, path)))
  return <ComparePage />
}
