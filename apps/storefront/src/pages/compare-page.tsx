import { compareMeta, ComparePage } from '@soe/shop-plans/compare-page'
import { usePageMeta, useShop } from '@soe/shop-platform'
import { useLocation } from 'wouter'

export const Page = () => {
  const [path] = useLocation()
  usePageMeta(compareMeta(useShop().language, path))
  return <ComparePage />
}
