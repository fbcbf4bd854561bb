import {
  test as playwrightTest,
  expect,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestInfo,
  type TestType,
} from '@playwright/test'
import { createSimulatorClient, type SimulatorClient } from '@soe/simulator-client'
import type { GalleryWindow, StageLook } from '../gallery-window'
import type { Story } from '../story'
import { partOf } from '../story-id'
import { beginCosts, noteCost } from './costs/note-cost'
import { comeLate } from './come-late'
import { examineStates, isSoak } from './every-state'
import { mountStory, type Look, type MountedWorld } from './mount-story'

export { expect }

declare const window: GalleryWindow & Pick<Window, 'stop'>

/** Shows a story of the part that the test's file is about, once it is at rest. */
export type Mount<Name extends string = string> = (story: Name, look?: Look) => Promise<MountedWorld>

interface Fixtures {
  mount: Mount
  /** Shows the mounted story anew in its world, as after a reload. */
  reload: (look?: StageLook) => Promise<void>
  /** Violations of WCAG 2.2 AA in what is shown now, a line each. */
  axe: () => Promise<string[]>
  simulator: SimulatorClient
  /** Errors of the browser that a test provokes; any other fails it. */
  expectedErrors: readonly RegExp[]
  cost: void
}

interface WorkerFixtures {
  simulatorUrl: string
  /** One for all tests of a worker: a story follows another without a document. */
  galleryPage: Page
}

/** A test may have left for a document; the stage is opened again. */
const openStage = async (page: Page, url: string) => {
  const isOpen = await page.evaluate(() => 'gallery' in globalThis).catch(() => false)
  if (!isOpen) await page.goto(url)
}

/** Playwright's own `mount` opens a document for each story. */
const base = playwrightTest as unknown as TestType<
  Omit<PlaywrightTestArgs, 'mount'> & PlaywrightTestOptions,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
>

/** The part that a test's file is beside. */
const partOfTest = ({ titlePath: [file = ''] }: TestInfo) => partOf(file)

export const test = base.extend<Fixtures, WorkerFixtures>({
  simulatorUrl: [
    async ({}, provide) => provide(`http://localhost:${process.env['GALLERY_PORT']}/`),
    { scope: 'worker' },
  ],
  galleryPage: [
    async ({ browser, simulatorUrl }, provide) => {
      const context = await browser.newContext({
        baseURL: simulatorUrl,
        locale: 'en-US',
        timezoneId: 'America/New_York',
        reducedMotion: 'reduce',
        viewport: { width: 1440, height: 900 },
      })
      const page = await context.newPage()
      await provide(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
  expectedErrors: [[], { option: true }],
  cost: [
    async ({}, provide, testInfo) => {
      beginCosts()
      await provide()
      noteCost(testInfo)
    },
    { auto: true },
  ],
  simulator: async ({ simulatorUrl }, provide) =>
    provide(createSimulatorClient({ baseUrl: simulatorUrl.slice(0, -1) })),
  context: async ({ galleryPage }, provide) => provide(galleryPage.context()),
  page: async ({ galleryPage, simulatorUrl, expectedErrors }, provide) => {
    await openStage(galleryPage, simulatorUrl)
    if (isSoak) await comeLate(galleryPage)
    await provide(galleryPage)
    await galleryPage.unrouteAll({ behavior: 'ignoreErrors' })
    for (const event of ['request', 'framenavigated'])
      await galleryPage.removeAllListeners(event, { behavior: 'ignoreErrors' })
    await galleryPage.emulateMedia({ media: null })
    const errors = await galleryPage.evaluate(() => {
      const found = window.gallery.errors()
      // A test may end on its way to a document, which would come in the middle of the next.
      window.stop()
      window.gallery.unmount()
      return found
    })
    const unexpected = errors.filter((error) => !expectedErrors.some((pattern) => pattern.test(error)))
    expect(unexpected, 'errors in the browser').toEqual([])
  },
  reload: async ({ page }, provide) =>
    provide((look = {}) => page.evaluate((next) => window.gallery.reload(next), look)),
  axe: async ({ page }, provide) => provide(() => page.evaluate(() => window.gallery.checks.findAxeViolations())),
  mount: async ({ page }, provide, testInfo) =>
    provide((story, look) => mountStory(page, `${partOfTest(testInfo)}/${story}`, look)),
})

type Typed<Stories> =
  typeof test extends TestType<infer Test, infer Worker>
    ? TestType<Omit<Test, 'mount'> & { mount: Mount<keyof Stories & string> }, Worker>
    : never

/** Milliseconds for a state of a part, in each look. */
const perState = 30_000

/**
 * The tests of a part, `storyTest<typeof stories>()`, with the types of the story file beside them. The first looks at
 * every state, in both languages and colors.
 */
export const storyTest = <Stories extends Record<keyof Stories, Story>>() => {
  test('every state can be read and used, in both languages and colors', async ({ page }, testInfo) => {
    const part = partOfTest(testInfo)
    const states = await page.evaluate((id) => window.gallery.statesOf(id), part)
    test.setTimeout((states.length + 1) * perState)
    await examineStates(page, part, states)
  })
  return test as unknown as Typed<Stories>
}

/** Holds the calls that a pattern matches, until what it returns lets them go. */
export const holdCalls = async (page: Page, pattern: RegExp) => {
  let letGo = () => {}
  const mayGo = new Promise<void>((resolve) => (letGo = resolve))
  await page.route(pattern, async (route) => {
    await mayGo
    await route.continue()
  })
  return letGo
}
