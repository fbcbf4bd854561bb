import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect } from '@playwright/test'
import type { JourneyLocator, JourneyPage, RoleOptions, TextOptions } from '../page/journey-page'
import type { Engine, EngineElement } from './engine'
import { findElements, type Pattern, type Step } from './find-elements'

const queriesFile = '@testing-library/dom/dist/@testing-library/dom.umd.min.js'
const queries = readFileSync(createRequire(import.meta.url).resolve(queriesFile), 'utf8')

const asPattern = (text: string | RegExp, exact = false): Pattern => {
  if (text instanceof RegExp) return { source: text.source, flags: text.flags }
  const source = text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  return exact ? { source: `^${source}$`, flags: '' } : { source, flags: 'i' }
}

/** Once a document; evaluated, because the page's security policy refuses a script tag. */
const loadQueries = async (engine: Engine) => {
  if (await engine.evaluate("'TestingLibraryDom' in window")) return
  await engine.evaluate(`(() => { ${queries} })()`)
}

const found = (steps: readonly Step[]) => `(${findElements.toString()})(${JSON.stringify(steps)})`

/** Answers again while a navigation takes the page away from under the question. */
const ask = async (engine: Engine, question: string): Promise<unknown> => {
  let answer: unknown
  await expect(async () => {
    await loadQueries(engine)
    answer = await engine.evaluate(question)
  }).toPass()
  return answer
}

const createLocator = (engine: Engine, steps: readonly Step[]): JourneyLocator => {
  const then = (step: Step) => createLocator(engine, [...steps, step])
  const count = async () => Number(await ask(engine, `${found(steps)}.length`))

  /** Acts on the one enabled element, once it is there: a page may still be on its way. */
  const act = (work: (element: EngineElement) => Promise<unknown>) =>
    expect(async () => {
      await loadQueries(engine)
      const [only, ...others] = (await engine.evaluate(
        `${found(steps)}.map((element) => !element.disabled)`,
      )) as boolean[]
      if (!only || others.length > 0) throw new Error(`not one enabled element: ${JSON.stringify(steps)}`)
      // A driver scrolls just into view, where the help button may lie above; a shopper scrolls on.
      await engine.evaluate(`${found(steps)}[0]?.scrollIntoView({ block: 'center' })`)
      await work(await engine.element(`${found(steps)}[0]`))
    }).toPass({ timeout: 30_000 })

  return {
    getByLabel: (label, options) => then({ by: 'label', text: asPattern(label, options?.exact) }),
    first: () => then({ by: 'position', index: 0 }),
    count,
    all: async () => Array.from({ length: await count() }, (_, index) => then({ by: 'position', index })),
    isVisible: async () => Boolean(await ask(engine, `${found(steps)}.some((element) => element.checkVisibility())`)),
    click: () => act((element) => element.click()),
    check: () =>
      act(async (element) => {
        const isChecked = () => engine.evaluate(`${found(steps)}[0].checked`)
        if (!(await isChecked())) await element.click()
        if (!(await isChecked())) throw new Error(`still unchecked: ${JSON.stringify(steps)}`)
      }),
    fill: (text) => act((element) => element.fill(text)),
    pressSequentially: (text) => act((element) => element.type(text)),
    selectOption: (value) =>
      act(() =>
        engine.evaluate(`(([select]) => {
          Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(select, ${JSON.stringify(value)})
          select.dispatchEvent(new Event('input', { bubbles: true }))
          select.dispatchEvent(new Event('change', { bubbles: true }))
        })(${found(steps)})`),
      ),
    toString: () => JSON.stringify(steps),
  }
}

const roleStep = (role: string, { name, exact, level, pressed }: RoleOptions = {}): Step => ({
  by: 'role',
  role,
  ...(name !== undefined && { name: asPattern(name, exact) }),
  ...(level !== undefined && { level }),
  ...(pressed !== undefined && { pressed }),
})

const textStep = (by: 'label' | 'text', text: string | RegExp, { exact }: TextOptions = {}): Step => ({
  by,
  text: asPattern(text, exact),
})

/** A page of an engine that Playwright cannot drive. */
export const createEnginePage = (engine: Engine, baseUrl: string): JourneyPage => ({
  goto: (address) => engine.open(new URL(address, baseUrl).href),
  url: () => engine.url(),
  getByRole: (role, options) => createLocator(engine, [roleStep(role, options)]),
  getByLabel: (label, options) => createLocator(engine, [textStep('label', label, options)]),
  getByText: (text, options) => createLocator(engine, [textStep('text', text, options)]),
})
