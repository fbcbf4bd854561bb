import { useShop } from '@soe/shop-platform'
import { useSyncExternalStore } from 'react'
import { comparedText, comparedTopic, readSlugs, setCompared, subscribeCompared } from './compared'

/** What the tab compares; a page that a server has drawn begins with nothing. */
export const useCompared = () => {
  const shop = useShop()
  const text = useSyncExternalStore(
    subscribeCompared,
    () => comparedText(shop),
    () => '',
  )
  const set = (slugs: readonly string[]) => {
    shop.notices.hideTopic(comparedTopic)
    setCompared(shop, slugs)
  }
  return { slugs: readSlugs(text), set }
}
