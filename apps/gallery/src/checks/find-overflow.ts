import { describeElement, isShown } from './describe-element'

/** What stands out of the window at the right, where the page can be scrolled to it. */
export const findOverflow = (): string[] => {
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width + 1 && isShown(element))
    .map(
      (element) =>
        `${describeElement(element)} ends at ${Math.round(element.getBoundingClientRect().right)} of ${width} pixels`,
    )
    .slice(-3)
}
