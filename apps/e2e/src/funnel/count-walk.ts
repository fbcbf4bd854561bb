import type { ConsoleMessage, Frame, Page } from '@playwright/test'

export interface Walk {
  /** Addresses in the order in which they were first shown. */
  screens: string[]
  clicks: number
  /** What was typed or chosen from a list, each with its address. */
  fields: string[]
  /** Pixels of each screen as it was left, to the end of what it is about: help and footer come after. */
  heights: Record<string, number>
}

/** Logs each press and each field that is filled, from the page's own events. */
const tellOfWalk = () => {
  const tell = (...words: unknown[]) => console.debug('walk', ...words)
  const isChosen = ({ type }: HTMLInputElement) => type === 'radio' || type === 'checkbox'
  const height = () => Math.round((document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY)
  // Below the window: a press that the driver takes back, since the page moves, never gets here.
  document.addEventListener('pointerdown', () => tell('click', location.pathname, height()), true)
  addEventListener(
    'input',
    ({ target }) => {
      const field = target as HTMLInputElement
      if (!isChosen(field)) tell('field', location.pathname, field.name)
    },
    true,
  )
}

/** Counts what a shopper sees, presses and fills in from now on. */
export const countWalk = async (page: Page): Promise<Walk> => {
  const walk: Walk = { screens: [], clicks: 0, fields: [], heights: {} }
  const noteScreen = (frame: Frame) => {
    const { pathname } = new URL(frame.url())
    if (frame === page.mainFrame() && !walk.screens.includes(pathname)) walk.screens.push(pathname)
  }
  const notePress = (message: ConsoleMessage) => {
    const [walked, kind, path = '', what = ''] = message.text().split(' ')
    if (walked !== 'walk') return
    const field = `${path} ${what}`
    if (kind === 'click') {
      walk.clicks += 1
      walk.heights[path] = Number(what)
    } else if (!walk.fields.includes(field)) walk.fields.push(field)
  }
  page.on('framenavigated', noteScreen)
  page.on('console', notePress)
  await page.addInitScript(tellOfWalk)
  return walk
}
