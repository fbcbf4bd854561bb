/** Leaves words and tables alone: a test that repeats them proves nothing. Stryker counts each with its reason. */
import { declareValuePlugin, PluginKind } from '@stryker-mutator/api/plugin'

/** @param {any} node of Babel's tree */
const isText = (node) =>
  node.type === 'ObjectExpression' &&
  ['en', 'es'].every((language) =>
    node.properties.some((/** @type {any} */ property) => property.key?.name === language),
  )

/**
 * @param {any} node
 * @returns {boolean}
 */
const isData = (node) => {
  switch (node?.type) {
    case 'ObjectExpression':
      return node.properties.every(
        (/** @type {any} */ property) => property.type === 'ObjectProperty' && isData(property.value),
      )
    case 'ArrayExpression':
      return node.elements.every(isData)
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isData(node.expression)
    case 'UnaryExpression':
      return isData(node.argument)
    case 'TemplateLiteral':
      return node.expressions.length === 0
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
    case 'NullLiteral':
      return true
    default:
      return false
  }
}

/** @param {any} path */
const isTable = ({ node, parent, scope }) =>
  node.type === 'VariableDeclarator' &&
  scope.path.isProgram() &&
  /Object|Array|TS/.test(node.init?.type ?? '') &&
  isData(node.init) &&
  parent.kind === 'const'

const ignorer = {
  /** @param {any} path */
  shouldIgnore(path) {
    if (isText(path.node)) return 'a text in both languages'
    if (isTable(path)) return 'a table of plain data'
    return undefined
  },
}

export const strykerPlugins = [declareValuePlugin(PluginKind.Ignore, 'data', ignorer)]
