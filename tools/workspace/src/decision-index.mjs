/**
 * A link's target for a heading, as GitHub writes it.
 * @param {string} heading
 */
export const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-')

/** @param {string} text */
const withoutCode = (text) => text.replaceAll(/^```[^]*?^```/gm, '')

/** @param {string} text */
export const headingsIn = (text) =>
  [...withoutCode(text).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)

/**
 * The rows that the index has for a page of decisions.
 * @param {string} page
 * @param {string} text
 */
export const rowsOf = (page, text) =>
  headingsIn(text).flatMap((heading) => {
    const [, number, title] = /^(\d+) (.+)$/.exec(heading) ?? []
    return number === undefined
      ? []
      : [{ number: Number(number), row: `| ${number} | [${title}](${page}#${anchorOf(heading)}) |` }]
  })

/**
 * The numbers of the decisions that a text refers to.
 * @param {string} text
 */
export const decisionsNamed = (text) =>
  [...text.matchAll(/\bdecisions?[ /]0*(\d+)\b/gi)].map(([, number]) => Number(number))

/**
 * The pages that a page links to, each with its heading.
 * @param {string} text
 */
export const linksIn = (text) =>
  [...withoutCode(text).matchAll(/\]\((?!\w+:)([^)#\s]*\.md)?#([^)\s]+)\)/g)].map(([, page = '', anchor = '']) => ({
    page,
    anchor,
  }))
