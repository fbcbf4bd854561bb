/** The items of a feature list as plain text: no markup of the carrier's reaches the page. */
export const readFeatures = (html: string | undefined): readonly string[] => {
  const { body } = new DOMParser().parseFromString(html ?? '', 'text/html')
  return [...body.querySelectorAll('li')].map(({ textContent }) => textContent.trim()).filter(Boolean)
}
