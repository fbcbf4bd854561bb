/** How a test is named in plans and results, and how the test of a fault is told from it. */

/** @param {readonly string[]} titles the file, then the titles from the outside in */
export const keyOf = (titles) => titles.filter(Boolean).join(' › ')

/** @param {string} title @param {string} fault */
export const nameOf = (title, fault) => `${title} ⟦${fault}⟧`

/**
 * @param {string} name
 * @returns {{ title: string, fault?: string }}
 */
export const readName = (name) => {
  const [, title = name, fault] = /^(.*) ⟦([^⟧]+)⟧$/s.exec(name) ?? []
  return fault === undefined ? { title } : { title, fault }
}

/**
 * The titles of a test that is explored, and which of its copies it is.
 * @param {readonly string[]} titlePath
 * @returns {{ titles: string[], copy: number }}
 */
export const readCopy = (titlePath) => {
  const [, title = '', copy = 0] = /^(.*?)(?: ⟨(\d+)⟩)?$/s.exec(titlePath.at(-1) ?? '') ?? []
  return { titles: [...titlePath.slice(0, -1), title], copy: Number(copy) }
}
