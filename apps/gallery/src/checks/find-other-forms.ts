import { isShown } from './describe-element'

/** Forms that the shop has another one for (decision 206). */
const otherForms: readonly RegExp[] = [
  /\$\d{4}/,
  /-\$/,
  /\d\s?[ap]\.\s?m\./,
  /\b1 (?:items|lines|months|products|accessories|payments|artículos|líneas|meses|productos|accesorios|pagos)\b/,
  /\b(?:towards|instalments?)\b/i,
]

/** Texts with an amount, an hour, a count or a word in another form, and headings that end as sentences do. */
export const findOtherForms = (): string[] => {
  const lines = document.body.innerText.split('\n').filter((line) => otherForms.some((form) => form.test(line)))
  const headings = [...document.querySelectorAll('h1')].filter(isShown).map(({ textContent }) => textContent.trim())
  return [
    ...lines.map((line) => `“${line}” has another form`),
    ...headings.filter((text) => text.endsWith('.')).map((text) => `the heading “${text}” ends with a full stop`),
  ]
}
