import { isRecord } from '@soe/contracts'

type Fields = Readonly<Record<string, unknown>>

const textOf = (text: string) =>
  text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`

const nameOf = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : textOf(name))

const scalarOf = (value: unknown) => (typeof value === 'string' ? textOf(value) : JSON.stringify(value))

const onOneLine = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`
  if (!isRecord(value)) return scalarOf(value)
  const fields = Object.entries(value).map(([name, field]) => `${nameOf(name)}: ${onOneLine(field)}`)
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`
}

const mostColumns = 96

const partsOf = (value: Fields | readonly unknown[], indent: string): string[] =>
  Array.isArray(value)
    ? value.map((item) => literal(item, indent))
    : Object.entries(value).map(([name, field]) => `${nameOf(name)}: ${literal(field, indent)}`)

const bracketed = (value: Fields | readonly unknown[], indent: string) => {
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const inner = `${indent}  `
  return [open, ...partsOf(value, inner).map((part) => `${inner}${part},`), `${indent}${close}`].join('\n')
}

const literal = (value: unknown, indent: string): string => {
  const short = onOneLine(value)
  if (indent.length + short.length <= mostColumns - 20 || typeof value !== 'object' || value === null) return short
  return bracketed(value as Fields, indent)
}

const ruleText = (rule: unknown): string => {
  if (!isRecord(rule)) return onOneLine(rule)
  const { on, ...body } = rule
  return `rule.on(${onOneLine(on)}, ${bracketed(body, '    ')})`
}

const rulesText = (rules: unknown) =>
  Array.isArray(rules) ? `[\n${rules.map((rule) => `    ${ruleText(rule)},\n`).join('')}  ]` : onOneLine(rules)

const camelCase = (id: string) =>
  id.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase()).replace(/^(\d)/, 'scenario$1')

export const writeTypescript = (document: Fields): string => {
  const { apiVersion: _version, kind: _kind, ...rest } = document
  const fields = Object.entries(rest).map(
    ([name, value]) => `  ${nameOf(name)}: ${name === 'rules' ? rulesText(value) : literal(value, '  ')},\n`,
  )
  const name = camelCase(typeof rest['id'] === 'string' && /^[\w-]+$/.test(rest['id']) ? rest['id'] : 'scenario')
  return [
    "import { defineScenario, rule } from '@soe/scenario'\n",
    `export const ${name} = defineScenario({\n${fields.join('')}})\n`,
  ].join('\n')
}
