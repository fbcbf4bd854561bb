import type { WorldDraft } from '@soe/world'
import type { CarrierOperation } from '../operation/carrier-operation'
import { titledContent } from './models/titled-content'

/** Leads the button of the empty cart elsewhere. The carrier's own name for the flag is not known. */
const targetFlag = 'emptyCartTarget'

const targetOf = ({ header }: WorldDraft, page: string) => {
  const target = page === 'emptyCart' ? header.featureFlags[targetFlag] : undefined
  return typeof target === 'string' && target !== '' ? { target } : {}
}

/** The content of the named page, or of every page; an unknown page has none. */
export const getStaticContent: CarrierOperation<'content.getStaticContent'> = ({
  draft,
  query: { page, language = 'en' },
}) => ({
  content: Object.fromEntries(
    Object.entries(titledContent[language]).flatMap(([name, content]) =>
      page === undefined || page === name ? [[name, { ...content, ...targetOf(draft, name) }] as const] : [],
    ),
  ),
})
