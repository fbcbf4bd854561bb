import type { CarrierOperation } from '../operation/carrier-operation'
import { titledContent } from './models/titled-content'

/** The content of the named page, or of every page; an unknown page has none. */
export const getStaticContent: CarrierOperation<'content.getStaticContent'> = ({
  query: { page, language = 'en' },
}) => ({
  content: Object.fromEntries(
    Object.entries(titledContent[language]).flatMap(([name, content]) =>
      page === undefined || page === name ? [[name, { ...content }] as const] : [],
    ),
  ),
})
