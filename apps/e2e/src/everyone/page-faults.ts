/**
 * A line for each thing of the page that is lost: wider than the window, cut, read out as a sign, over another target,
 * or covered while it has the focus. Nobody presses anything on paper, where what is fixed repeats. Runs in the page.
 */
export const pageFaults = async (isPrinted: boolean): Promise<string[]> => {
  const width = document.documentElement.clientWidth

  const nameOf = (element: Element) => {
    const name = element.getAttribute('aria-label') ?? element.getAttribute('name') ?? element.textContent
    return `<${element.localName}> ${name.trim().replaceAll(/\s+/g, ' ').slice(0, 40)}`
  }
  /** What is read aloud only is a pixel or two wide. */
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 2
  const hasText = ({ childNodes }: Element) =>
    [...childNodes].some(
      ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '',
    )
  const withAncestors = (element: Element): Element[] =>
    element.parentElement ? [element, ...withAncestors(element.parentElement)] : [element]
  const isWithin = (element: Element, test: (style: CSSStyleDeclaration) => boolean) =>
    withAncestors(element).some((each) => test(getComputedStyle(each)))

  const texts = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) => hasText(element) && isShown(element),
  )
  const { scrollWidth } = document.documentElement
  const tooWide = scrollWidth > width ? [`the page is ${scrollWidth} of ${width} pixels wide`] : []
  const beyond = texts
    .filter((element) => element.getBoundingClientRect().right > width + 1)
    .filter((element) => !isWithin(element, ({ overflowX }) => /auto|scroll/.test(overflowX)))
    .map((element) => `${nameOf(element)} ends beyond the window`)

  const hides = (overflow: string) => /hidden|clip/.test(overflow)
  const cut = texts
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const isTooWide = hides(overflowX) && element.scrollWidth > element.clientWidth + 1
      return isTooWide || (hides(overflowY) && element.scrollHeight > element.clientHeight + 2)
    })
    .map((element) => `${nameOf(element)} is cut`)
  const onEverySheet = [...document.body.querySelectorAll('*')]
    .filter((element) => isShown(element) && getComputedStyle(element).position === 'fixed')
    .map((element) => `${nameOf(element)} lies over every sheet`)
  if (isPrinted) return [...tooWide, ...cut, ...onEverySheet]

  const heardAsSign = texts
    .filter((element) => element.closest('[aria-hidden="true"]') === null)
    .filter(({ childNodes }) =>
      [...childNodes].some(
        ({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && /\/(mo|mes)\b/.test(textContent ?? ''),
      ),
    )
    .map((element) => `${nameOf(element)} is read out with a sign for its unit`)

  const controls = 'a[href], button, input:not([type=hidden]), select, textarea, summary'
  const root = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
  const targets = [...root.querySelectorAll<HTMLElement>(controls)].filter(
    (element) => isShown(element) && !element.matches(':disabled, [inert] *'),
  )
  /** Where the page scrolls, it scrolls below what is fixed. */
  const still = targets.filter((element) => !isWithin(element, ({ position }) => /fixed|sticky/.test(position)))
  const overlapping = still.flatMap((one, index) =>
    still.slice(index + 1).flatMap((other) => {
      if (one.contains(other) || other.contains(one)) return []
      const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()]
      const across = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      return across > 1 && down > 1 ? [`${nameOf(one)} lies over ${nameOf(other)}`] : []
    }),
  )

  /** WCAG 2.4.11: some of it can be seen. */
  const isCovered = (element: HTMLElement) => {
    const { left, top, width: across, height: down } = element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    return [0.1, 0.5, 0.9].every((x) =>
      [0.1, 0.5, 0.9].every((y) => {
        const found = document.elementFromPoint(left + across * x, top + down * y)
        return !found || !(element.contains(found) || found.contains(element) || label?.contains(found))
      }),
    )
  }
  /** A sticky bar that repeats the focused action disappears a moment after the focus. */
  const staysCovered = async (element: HTMLElement) => {
    for (let frame = 0; frame < 60 && isCovered(element); frame += 1) await new Promise(requestAnimationFrame)
    return isCovered(element)
  }
  const before = document.activeElement
  const covered: string[] = []
  for (const element of targets) {
    if (element.tabIndex < 0) continue
    element.focus()
    if (document.activeElement === element && (await staysCovered(element)))
      covered.push(`${nameOf(element)} is covered while it has the focus`)
  }
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  window.scrollTo(0, 0)
  return [...tooWide, ...beyond, ...cut, ...heardAsSign, ...overlapping, ...covered]
}
