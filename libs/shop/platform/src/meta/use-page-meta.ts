import { useEffect } from 'react'
import { useShop } from '../shop-context'
import { clearPageMeta, writePageMeta, type PageMeta } from './page-meta'

/** Keeps the document's title, description, canonical address, languages and structured data to the page's. */
export const usePageMeta = (meta: PageMeta): void => {
  const { environment, base } = useShop()
  const { origin } = environment.location
  const written = JSON.stringify(meta)
  useEffect(() => {
    writePageMeta(document, JSON.parse(written) as PageMeta, { origin, base })
    return () => clearPageMeta(document)
  }, [written, origin, base])
}
