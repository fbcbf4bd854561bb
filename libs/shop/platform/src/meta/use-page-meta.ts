import { useEffect } from 'react'
import { useShop } from '../shop-context'
import { clearPageMeta, writePageMeta, type PageMeta } from '../head/page-meta'

/** Writes the page's title, description, canonical and language links, and structured data to the document. */
export const usePageMeta = (meta: PageMeta): void => {
  const { environment, base } = useShop()
  const { origin } = environment.location
  environment.noteMeta?.(meta)
  const written = JSON.stringify(meta)
  useEffect(() => {
    writePageMeta(document, JSON.parse(written) as PageMeta, { origin, base })
    return () => clearPageMeta(document)
  }, [written, origin, base])
}
