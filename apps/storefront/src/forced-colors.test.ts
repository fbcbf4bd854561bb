/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(__dirname, '../../..')

const sheetsIn = (folder: string) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))

const sheets = ['libs/ui/src', 'libs/shop', 'apps/storefront/src']
  .flatMap(sheetsIn)
  .filter((path) => path.endsWith('.module.css') && !/\.console\.|node_modules/.test(path))

/** The part of a sheet that holds where the browser draws neither shadows nor the page's own colors. */
const forced = (css: string) => css.split('@media (forced-colors: active)')[1]

/** Drawn by a shadow, or by a color alone. */
const showsState = (css: string) => /box-shadow: (inset|0 0 0)|\[aria-(current|selected)[^\]]*\][^{]*\{/.test(css)

/** Of the console; and words whose place says enough. */
const others: readonly string[] = ['json-view.module.css', 'breadcrumbs.module.css']

const stateful = sheets.filter(
  (path) => showsState(readFileSync(join(root, path), 'utf8')) && !others.some((name) => path.endsWith(name)),
)

it('finds the sheets that draw an edge by a shadow, or a choice by a color', () => {
  expect(stateful.length).toBeGreaterThan(10)
})

it.each(stateful)('%s draws its edges and choices in forced colors too', (path) => {
  expect(forced(readFileSync(join(root, path), 'utf8'))).toMatch(/Highlight|CanvasText|border-width/)
})

const rulesOf = (css: string) => css.split('@media (forced-colors')[0]?.match(/[^{}]+\{[^{}]*\}/g) ?? []

it.each(sheets)('%s hides no shape and shows no hidden edge in forced colors', (path) => {
  const css = readFileSync(join(root, path), 'utf8')
  const shapes = rulesOf(css).filter(
    (rule) => /border-radius: 50%/.test(rule) && /background: /.test(rule) && !/border: /.test(rule),
  )
  const edges = rulesOf(css).filter((rule) => /border-\w+: \dpx solid transparent/.test(rule))
  expect(shapes.length === 0 || forced(css) !== undefined ? [] : shapes).toEqual([])
  expect(edges.length === 0 || /border(-block)?-color: Canvas;/.test(forced(css) ?? '') ? [] : edges).toEqual([])
})

it.each(['text/steps', 'text/step-number', 'fields/checkbox-field'])(
  '%s fills what is chosen in forced colors',
  (sheet) => {
    const css = readFileSync(join(root, `libs/ui/src/${sheet}.module.css`), 'utf8')
    expect(forced(css)).toContain('forced-color-adjust: none')
  },
)
