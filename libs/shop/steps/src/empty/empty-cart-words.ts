import type { emptyCartTexts } from './empty-cart-texts'

/** Why the cart that should be here is not: it could not be found, or is no longer available. */
export type EmptyReason = 'lost' | 'gone'

interface Words {
  readonly title?: string | undefined
  readonly body?: string | undefined
  readonly target?: string | undefined
}

interface EmptyView {
  readonly reason: EmptyReason | undefined
  readonly loggedIn: boolean
  readonly hasFavorites: boolean
  /** The site's own words for a cart that is just empty. */
  readonly content: Words | undefined
}

export const emptyCartWords = (
  texts: ReturnType<typeof emptyCartTexts>,
  { reason, loggedIn, hasFavorites, content }: EmptyView,
): Required<Words> => {
  const target = content?.target ?? 'shop'
  if (reason === undefined) return { title: content?.title ?? texts.title, body: content?.body ?? texts.body, target }
  if (reason === 'gone') return { title: texts.goneTitle, body: texts.goneBody, target }
  const bodySignedIn = [texts.lostBodySignedIn, ...(hasFavorites ? [texts.favoritesStay] : [])].join(' ')
  return { title: texts.lostTitle, body: loggedIn ? bodySignedIn : texts.lostBody, target }
}
