/** Whether the shopper has typed or chosen something in the page that leaving it would lose. */
export interface TypedProgress {
  readonly isThere: () => boolean
  /** Call it when another page shows: what was typed before has been sent. */
  readonly forget: () => void
  readonly stop: () => void
}

/** A search is no progress. */
const isProgress = ({ target }: Event): boolean =>
  target instanceof HTMLElement && target.closest('main') !== null && !target.matches('[type="search"]')

export const watchTypedProgress = (document: Document): TypedProgress => {
  let isTyped = false
  const note = (event: Event) => {
    if (isProgress(event)) isTyped = true
  }
  document.addEventListener('input', note)
  return {
    isThere: () => isTyped,
    forget: () => {
      isTyped = false
    },
    stop: () => document.removeEventListener('input', note),
  }
}
