import { useShop } from '@soe/shop-platform'
import { useSyncExternalStore } from 'react'
import { comparedText, readSlugs, setCompared, subscribeCompared } from './compared'

/** What the tab compares; a page that a server has drawn begins with nothing. */
export const useCompared = () => {
  const shop = useShop()
  const text = useSyncExternalStore(
    subscribeCompared,
    () => comparedText(shop),
    () => '',
  )
  return { slugs: readSlugs(text), set: (slugs: readonly string[]) => setCompared(shop, slugs) }
}
