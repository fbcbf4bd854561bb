import type { CarrierOperation } from '../operation/carrier-operation'
import { titledContent } from './models/titled-content'

/** The content of the named page, or of every page; an unknown page has none. */
export const getStaticContent: CarrierOperation<'content.getStaticContent'> = ({ query: { page } }) => ({
  content: Object.fromEntries(
    Object.entries(titledContent).flatMap(([name, content]) =>
      page === undefined || page === name ? [[name, { ...content }] as const] : [],
    ),
  ),
})
