import { acceptedElements, type Audience, type Language } from '@soe/contracts'

export interface CallContext {
  readonly sessionId: string | undefined
  readonly audience: Audience
  readonly channel: string
  readonly language: Language
  /** Repeated by a retry; names the stored reply. */
  readonly requestId: string | undefined
  /** A browser fetches it before its shopper asks for it: perhaps nobody sees it. */
  readonly isAhead?: boolean
}

const spoken = (tag: string): Language | undefined =>
  ({ en: 'en', es: 'es' } as const)[tag.split('-', 1)[0] as Language]

/** Calls of one page after the other send the same header. */
const latest: { accepted: string; language: Language } = { accepted: '', language: 'en' }

/** The language that the header `Accept-Language` likes best, of those that the carrier speaks; else English. */
export const readLanguage = (accepted = ''): Language => {
  if (accepted !== latest.accepted) {
    const language =
      acceptedElements(accepted)
        .map(spoken)
        .find((found) => found !== undefined) ?? 'en'
    Object.assign(latest, { accepted, language })
  }
  return latest.language
}
