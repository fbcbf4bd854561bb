import { readFile } from 'node:fs/promises'
import { parseAst } from 'vite'

/** @typedef {{ type?: string, start?: number, properties?: Node[] } & Record<string, unknown>} Node */

/** @param {unknown} value @returns {value is Node} */
const isNode = (value) => typeof value === 'object' && value !== null && 'type' in value

/** @param {Node} node @param {(node: Node) => void} visit */
const walk = (node, visit) => {
  visit(node)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, visit)
  }
}

/** Where literals begin with a spread and have more than that. @param {Node} program */
const places = (program) => {
  /** @type {number[]} */
  const found = []
  walk(program, ({ type, properties = [] }) => {
    const [first] = properties
    if (type === 'ObjectExpression' && first?.type === 'SpreadElement' && properties.length > 1) {
      found.push(/** @type {number} */ (first.start))
    }
  })
  return found.sort((left, right) => left - right)
}

/**
 * `{ ...a, b }` as `{ ...null, ...a, b }`, which means the same. V8 of Node 20 clones `a` and then gives every single
 * object a hidden class of its own for `b`, so that whatever reads it is slow too; a literal that begins with nothing
 * is built up property by property, and its class is shared.
 * @param {string} code
 * @param {'js' | 'ts'} lang
 */
export function stabiliseSpreads(code, lang) {
  if (!code.includes('...')) return code
  const at = places(/** @type {Node} */ (/** @type {unknown} */ (parseAst(code, { lang }))))
  return at.reduceRight((text, place) => `${text.slice(0, place)}...null, ${text.slice(place)}`, code)
}

/** @type {import('esbuild').Plugin} */
export const stableSpreads = {
  name: 'stable-spreads',
  setup: (build) => {
    build.onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
      const loader = /\.[cm]?ts$/.test(path) ? 'ts' : 'js'
      return { contents: stabiliseSpreads(await readFile(path, 'utf8'), loader), loader }
    })
  },
}
