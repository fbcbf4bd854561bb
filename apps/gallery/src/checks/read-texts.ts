import { isShown } from './describe-element'

const spokenAttributes = ['aria-label', 'aria-description', 'alt', 'title', 'placeholder']

const hasWords = (text: string): boolean => /\p{L}{3}/u.test(text)

const textNodes = function* (root: Node) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) yield walker.currentNode
}

/** Every text with a word in it that is read or heard. */
export const readTexts = (): string[] => {
  const shown = [...textNodes(document.body)].filter(
    ({ parentElement }) => parentElement && !parentElement.closest('script, style'),
  )
  const spoken = [...document.body.querySelectorAll('*')].flatMap((element) =>
    spokenAttributes.flatMap((name) => (isShown(element) && element.getAttribute(name)) || []),
  )
  const texts = [...shown.map(({ textContent }) => textContent ?? ''), ...spoken]
  return [...new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(hasWords))]
}
