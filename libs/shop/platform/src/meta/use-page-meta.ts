import { useEffect } from 'react'
import { brand } from '../brand'
import { useShop } from '../shop-context'
import { clearPageMeta, writePageMeta, type PageMeta } from '../head/page-meta'

const withBrand = (meta: PageMeta): PageMeta =>
  meta.isWholeTitle ? meta : { ...meta, title: `${meta.title} | ${brand.name}` }

export const usePageMeta = (page: PageMeta): void => {
  const meta = withBrand(page)
  const { environment, base } = useShop()
  const { origin } = environment.location
  environment.noteMeta?.(meta)
  const written = JSON.stringify(meta)
  useEffect(() => {
    writePageMeta(document, JSON.parse(written) as PageMeta, { origin, base })
    return () => clearPageMeta(document)
  }, [written, origin, base])
}
