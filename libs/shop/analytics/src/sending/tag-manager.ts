import type { PageEvent } from '../events/page-event'

/** What a tag manager's script leaves in the window. */
interface TagManager {
  track(event: PageEvent): void
  /** The address of the session's replay, where the visit is recorded. */
  replayLink?: () => string | undefined
}

declare global {
  interface Window {
    tagManager?: TagManager
  }
}

/** Loads the script once; it comes from the shop's own origin unless its security policy names another. */
export const loadTagManager = (document: Document, src: string, onLoaded: () => void) => {
  if (document.querySelector('script[data-tag-manager]')) return
  const script = document.createElement('script')
  script.src = src
  script.async = true
  script.dataset['tagManager'] = ''
  script.addEventListener('load', onLoaded)
  document.head.append(script)
}
