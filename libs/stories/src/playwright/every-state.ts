import { expect, type Page } from '@playwright/test'
import type { GalleryWindow } from '../gallery-window'
import { mountStory, resize, type Look } from './mount-story'

declare const window: GalleryWindow

export const isSoak = process.env['SOAK'] === '1'

/** The first mounts the story; a look after it comes into the same world. */
const looks: readonly Required<Look>[] = isSoak
  ? (['en', 'es'] as const).flatMap((language) =>
      (['light', 'dark'] as const).flatMap((theme) =>
        ([1440, 1024, 375] as const).map((width) => ({ language, theme, width })),
      ),
    )
  : [
      { language: 'en', theme: 'light', width: 1440 },
      { language: 'es', theme: 'dark', width: 375 },
    ]

/** What a look at a story finds, and the texts that it shows. */
const examine = (page: Page) =>
  page.evaluate(async () => {
    const { checks } = window.gallery
    const faults = [
      ...checks.findOverflow(),
      ...checks.findOtherForms(),
      ...(await checks.findAxeViolations()),
      ...checks.findUnreachable(),
    ]
    return { faults, texts: checks.readTexts(), missing: window.gallery.missing() }
  })

/** Plans have one name. */
const names: readonly string[] = ['Tender for watches']

/** Two words in small letters: names, brands and units are the same in every language. */
const isSentence = (text: string): boolean => /\b\p{Ll}{2,}\b.*\s\p{Ll}{2,}\b/u.test(text) && !names.includes(text)

const examineState = async (page: Page, part: string, state: string) => {
  const english = new Set<string>()
  for (const [index, { width, ...look }] of looks.entries()) {
    await resize(page, width)
    if (index === 0) await mountStory(page, `${part}/${state}`, { width, ...look })
    else await page.evaluate((next) => window.gallery.reload(next), look)
    const { faults, texts, missing } = await examine(page)
    if (look.language === 'en') texts.forEach((text) => english.add(text))
    const untranslated = look.language === 'es' ? texts.filter((text) => english.has(text) && isSentence(text)) : []
    const where = `${state} in ${look.language}, ${look.theme}, at ${width} pixels`
    expect.soft({ faults, missing, untranslated }, where).toEqual({ faults: [], missing: [], untranslated: [] })
  }
  expect.soft(await page.evaluate(() => window.gallery.errors()), `${state}: errors in the browser`).toEqual([])
}

/** Looks at each state of a part. */
export const examineStates = async (page: Page, part: string, states: readonly string[]) => {
  // A state is looked at once all has come.
  await page.unrouteAll()
  // From here on the focus is drawn as for a keyboard.
  await page.keyboard.press('Shift')
  for (const state of states) await examineState(page, part, state)
}
