import type { Page } from '@playwright/test'

/** Resolves once the shop has set its own mark: from here on the page answers. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0, undefined, { polling: 50 })

/**
 * What the page shows, a line an element or a text, without what differs by how React was started: the ids it makes,
 * its comments, the attribute of an option that was chosen first, and what is for browsers without scripts.
 */
export const snapshot = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const ids = new Map<string, string>()
    const idOf = (made: string) => ids.get(made) ?? (ids.set(made, `id-${ids.size}`), `id-${ids.size - 1}`)
    const plain = (text: string) => text.replaceAll(/_[Rr]_\w+_/g, idOf)
    const choice = (element: Element) => (element instanceof HTMLOptionElement && element.selected ? [' (chosen)'] : [])
    const attributesOf = (element: Element) => [
      ...[...element.attributes]
        .filter(({ name }) => name !== 'selected')
        .map(({ name, value }) => ` ${name}="${plain(value)}"`)
        .sort(),
      ...choice(element),
    ]
    const linesOf = (node: Node, indent: string): string[] => {
      if (node instanceof Text) return [`${indent}${node.data}`]
      if (!(node instanceof Element) || node.localName === 'noscript') return []
      const tag = `${indent}<${node.localName}${attributesOf(node).join('')}>`
      return [tag, ...[...node.childNodes].flatMap((child) => linesOf(child, `${indent} `))]
    }
    const root = document.getElementById('root')
    if (!root) throw new Error('the document has no #root')
    return [document.title, ...linesOf(root, '')]
  })
